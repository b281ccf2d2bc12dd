import { business, emailHref, phoneHref } from '../../../src/content/dealer/facts/business.facts.ts'
import { showrooms } from '../../../src/content/dealer/facts/showrooms.facts.ts'
import { dollars, escaped, type Fact, factsOf } from '../../support/facts.ts'
import { allTowns, company, hours, service } from '../product-facts.ts'

const places = showrooms.filter(({ type }) => type === 'physical')
const cards = [1, 2, 3].map((index) => `.locations > article:nth-child(${index})`)
const field = (name: string) => ['5', `field ${name}`, `form [name="${name}"]`, { required: '' }] as const
const jobs: readonly (readonly [string, string])[] = [
  ['Maintenance', `Starting at ${dollars(service.ratePerHour)}/hour`],
  ['Battery services', `Starting at ${dollars(service.ratePerHour)}/hour`],
  ['Custom modifications', service.customModifications],
  ['Warranty work', service.warrantyWork],
]

export const visitFacts: Fact[] = [
  ...factsOf('/contact', [
    ['2', 'hero calls', '.contact__head a', { href: phoneHref }],
    ['2', 'hero writes', '.contact__head a', { href: emailHref }],
    ...places.flatMap(({ name, address, phone, tel }) => [
      ['2', `details name ${name}`, 'aside dl div', new RegExp(`${name}.*${escaped(address)}.*${phone}`)] as const,
      ['2', `${name} can be called`, 'aside dl a', { href: `tel:${tel}` }] as const,
    ]),
    ['2', 'main line', 'aside dl div', `Main line ${business.phone}`],
    ['2', 'e-mail', 'aside dl div', `Email ${business.email}`],
    ['2', 'website', 'aside dl a', { href: business.website }],
    ...hours.dealership.map((row) => ['9', `hours ${row}`, 'aside tr', row] as const),
    ['2', 'form heading', 'h2', 'Send Us a Message'],
    ...['firstName', 'lastName', 'email', 'phone', 'message'].map(field),
    ...['sales', 'service', 'parts', 'general'].map(
      (value) => ['5', `interest ${value}`, 'select[name="interest"] option', { value }] as const,
    ),
    ['5', 'interest is sales by default', 'select[name="interest"] option[selected]', { value: 'sales' }],
    ['9', 'answer', '', `within ${service.answerHours} hours`],
  ]),
  ...factsOf('/thank-you', [
    ['2', 'confirms receipt', 'h1', 'We have your message'],
    ['2', 'longest wait', '', `up to ${service.answerHours} hours for a response`],
    ['2', 'usual wait', '', `typically ${service.typicalAnswer}`],
    ['2', 'call prompt', 'main a', { href: phoneHref }],
    ['2', 'three steps', 'ol > li', 3],
    ...places.map(({ name, address }) => ['2', `address of ${name}`, 'main li', `${name} ${address}`] as const),
    ...['/inventory', '/rentals', '/services', '/'].map(
      (href) => ['2', `leads to ${href}`, 'main a', { href }] as const,
    ),
  ]),
  ...factsOf('/showroom', [
    ['2', 'three locations', '.locations > article', 3],
    ...places.flatMap(({ name, address, phone, tel, city }, index) => [
      ['2', `card ${index + 1} is ${name}`, `${cards[index]} h2`, name] as const,
      ['3', `address of ${name}`, `${cards[index]} dl div`, `Address ${address}`] as const,
      ['3', `phone of ${name}`, `${cards[index]} dl div`, `Phone ${phone}`] as const,
      ['3', `city of ${name}`, `${cards[index]} .location__kind`, city] as const,
      ['2', `Directions to ${name}`, `${cards[index]} a[href*="/maps/dir/"]`, 'Directions'] as const,
      ['2', `Call Now ${name}`, `${cards[index]} a[href="tel:${tel}"]`, 'Call Now'] as const,
    ]),
    ['2', 'two are physical', '.location__kind', /^Showroom, /],
    ['2', 'one is online', `${cards[2]} .location__kind`, 'Online'],
    ['3', 'address of the online showroom', `${cards[2]} dl div`, /^Address \w/],
    ['3', 'phone of the online showroom', `${cards[2]} dl div`, `Phone ${business.phone}`],
    ['2', 'Call Now online', `${cards[2]} a[href="${phoneHref}"]`, 'Call Now'],
    ['2', 'no directions to the online showroom', `${cards[2]} a[href*="/maps/dir/"]`, 0],
    ...cards.flatMap((card, index) => [
      ['3', `coordinates ${index + 1}`, `${card} dl div`, /^Coordinates -?\d+\.\d+, -?\d+\.\d+$/] as const,
      ['3', `map ${index + 1}`, `${card} a[href^="https://www.google.com/maps/search/"]`, 'Map'] as const,
      ['3', `website ${index + 1}`, `${card} a[href="${showrooms[index]?.websiteUrl}"]`, 'Website'] as const,
      ['3', `reviews ${index + 1}`, `${card} a[href="${showrooms[index]?.reviewUrl}"]`, 'Reviews'] as const,
      ['3', `YouTube ${index + 1}`, `${card} a[href="${showrooms[index]?.youtubeUrl}"]`, 'YouTube'] as const,
    ]),
    ...showrooms.map(
      (showroom, index) =>
        [
          '3',
          `Facebook, where ${showroom.name} has it`,
          cards[index] ?? '',
          'facebookUrl' in showroom ? /Facebook/ : /^(?!.*Facebook)/,
        ] as const,
    ),
    ['2', 'service 1', 'section[aria-labelledby="visit-heading"] h3', 'Test drives'],
    ['2', 'service 2', 'section[aria-labelledby="visit-heading"] h3', 'Expert consultation'],
    ['2', 'service 3', 'section[aria-labelledby="visit-heading"] h3', 'Financing options'],
    ['2', 'areas we serve', 'section[aria-labelledby="areas-heading"] a[href^="/towns/"]', allTowns],
    ['2', 'leads to contact', 'main a', { href: /^\/contact\?topic=/ }],
    ['3', 'hard-coded rating', 'structured data', `"ratingValue":${company.dealerRating}`],
  ]),
  ...factsOf('/services', [
    ['2', 'four services', '.service-cards > li', 4],
    ...jobs.flatMap(([title, price], index) => [
      ['2', `service ${index + 1}`, `.service-cards > li:nth-child(${index + 1}) h2`, title] as const,
      ['9', `price of ${title}`, `.service-cards > li:nth-child(${index + 1}) .price`, price] as const,
      ['2', `features of ${title}`, `.service-cards > li:nth-child(${index + 1}) li`, /\w/] as const,
    ]),
    ['2', 'why choose us', 'h2', 'Why choose us'],
    ['2', 'schedule service', 'main a[href="/contact?topic=service"]', 'Schedule service'],
    ['2', 'contact cards', '.contact-cards > li', 3],
    ['9', 'repairs', '', `Most repairs are completed within ${service.repairHours}.`],
    ['9', 'answer', '', `answered within ${service.answerHours} hours`],
    ...hours.service.map((row) => ['9', `hours ${row}`, 'main tr', row] as const),
  ]),
]
