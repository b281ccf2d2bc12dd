import { type Fact, factsOf } from '../../support/facts.ts'

const places = [
  ['Larkway Vineland', '410 Meadowlark Way, Vineland, NJ 08360', '856-555-0117', 'Vineland, New Jersey'],
  ['Larkway Scranton', '88 Meadowlark Court, Scranton, PA 18505', '570-555-0164', 'Scranton, Pennsylvania'],
] as const
const cards = [1, 2, 3].map((index) => `.locations > article:nth-child(${index})`)
const field = (name: string) => ['5', `field ${name}`, `form [name="${name}"]`, { required: '' }] as const
const jobs: readonly (readonly [string, string])[] = [
  ['Maintenance', 'Starting at $155/hour'],
  ['Battery services', 'Starting at $155/hour'],
  ['Custom modifications', 'Quote on request'],
  ['Warranty work', 'Covered by warranty'],
]

export const visitFacts: Fact[] = [
  ...factsOf('/contact', [
    ['2', 'hero calls', '.page-head a', { href: 'tel:+18445550142' }],
    ['2', 'hero writes', '.page-head a', { href: 'mailto:info@larkway.example' }],
    ...places.flatMap(([name, address, phone]) => [
      ['2', `details name ${name}`, 'aside dl div', new RegExp(`${name}.*${address}.*${phone}`)] as const,
      ['2', `${name} can be called`, 'aside dl a', { href: `tel:+1${phone.replaceAll('-', '')}` }] as const,
    ]),
    ['2', 'main line', 'aside dl div', 'Main line 1-844-555-0142'],
    ['2', 'e-mail', 'aside dl div', 'E-mail info@larkway.example'],
    ['2', 'website', 'aside dl a', { href: /^https:\/\/www\.larkway\.example/ }],
    ['9', 'hours Mon-Fri', 'aside tr', 'Mon-Fri 9AM-5PM'],
    ['9', 'hours Sat', 'aside tr', 'Sat 9AM-5PM'],
    ['9', 'hours Sun', 'aside tr', 'Sun Closed'],
    ['2', 'form heading', 'h2', 'Send Us a Message'],
    ...['firstName', 'lastName', 'email', 'phone', 'interest', 'message'].map(field),
    ...['sales', 'service', 'parts', 'general'].map(
      (value) => ['5', `interest ${value}`, 'select[name="interest"] option', { value }] as const,
    ),
    ['5', 'interest is sales by default', 'select[name="interest"] option[selected]', { value: 'sales' }],
    ['9', 'answer within 24 hours', '', 'within 24 hours'],
  ]),
  ...factsOf('/thank-you', [
    ['2', 'confirms receipt', 'h1', 'We have your message'],
    ['2', 'up to 24 hours', '', 'up to 24 hours for a response'],
    ['2', 'typically 2-6', '', 'typically 2-6 hours'],
    ['2', 'call prompt', 'main a', { href: 'tel:+18445550142' }],
    ['2', 'three steps', 'ol > li', 3],
    ...places.map(([name, address]) => ['2', `address of ${name}`, 'main li', `${name} ${address}`] as const),
    ...['/inventory', '/rentals', '/services', '/'].map(
      (href) => ['2', `leads to ${href}`, 'main a', { href }] as const,
    ),
  ]),
  ...factsOf('/showroom', [
    ['2', 'three locations', '.locations > article', 3],
    ...places.flatMap(([name, address, phone, city], index) => [
      ['2', `card ${index + 1} is ${name}`, `${cards[index]} h2`, name] as const,
      ['3', `address of ${name}`, `${cards[index]} dl div`, `Address ${address}`] as const,
      ['3', `phone of ${name}`, `${cards[index]} dl div`, `Phone ${phone}`] as const,
      ['3', `city of ${name}`, `${cards[index]} .location__kind`, city] as const,
      ['2', `Directions to ${name}`, `${cards[index]} a[href*="/maps/dir/"]`, 'Directions'] as const,
      ['2', `Call Now ${name}`, `${cards[index]} a[href="tel:+1${phone.replaceAll('-', '')}"]`, 'Call Now'] as const,
    ]),
    ['2', 'two are physical', '.location__kind', /^Showroom, /],
    ['2', 'one is online', `${cards[2]} .location__kind`, 'Online'],
    ['3', 'address of the online showroom', `${cards[2]} dl div`, /^Address \w/],
    ['3', 'phone of the online showroom', `${cards[2]} dl div`, 'Phone 1-844-555-0142'],
    ['2', 'Call Now online', `${cards[2]} a[href="tel:+18445550142"]`, 'Call Now'],
    ['2', 'Directions online', `${cards[2]} a[href*="/maps/dir/"]`, 'Directions'],
    ...cards.flatMap((card, index) => [
      ['3', `coordinates ${index + 1}`, `${card} dl div`, /^Coordinates -?\d+\.\d+, -?\d+\.\d+$/] as const,
      ['3', `map ${index + 1}`, `${card} a[href^="https://www.google.com/maps/search/"]`, 'Map'] as const,
      ['3', `website ${index + 1}`, `${card} a[href^="https://www.larkway.example"]`, 'Website'] as const,
      ['3', `reviews ${index + 1}`, `${card} a[href^="https://reviews."]`, 'Reviews'] as const,
      ['3', `YouTube ${index + 1}`, `${card} a[href^="https://video."]`, 'YouTube'] as const,
    ]),
    ['3', 'Facebook is optional: two of three', '.locations a[href^="https://social."]', 2],
    ['2', 'service 1', 'section[aria-labelledby="visit-heading"] h3', 'Test drives'],
    ['2', 'service 2', 'section[aria-labelledby="visit-heading"] h3', 'Expert consultation'],
    ['2', 'service 3', 'section[aria-labelledby="visit-heading"] h3', 'Financing options'],
    ['2', 'areas we serve', 'section[aria-labelledby="areas-heading"] a[href^="/towns/"]', 40],
    ['2', 'leads to contact', 'main a', { href: '/contact' }],
    ['3', 'hard-coded rating', 'structured data', '"ratingValue":4.8'],
  ]),
  ...factsOf('/services', [
    ['2', 'four services', '.service-cards > li', 4],
    ...jobs.flatMap(([title, price], index) => [
      ['2', `service ${index + 1}`, `.service-cards > li:nth-child(${index + 1}) h2`, title] as const,
      ['9', `price of ${title}`, `.service-cards > li:nth-child(${index + 1}) .price`, price] as const,
      ['2', `features of ${title}`, `.service-cards > li:nth-child(${index + 1}) li`, /\w/] as const,
    ]),
    ['2', 'why choose us', 'h2', 'Why choose us'],
    ['2', 'schedule service', 'main a[href="/contact"]', 'Schedule service'],
    ['2', 'contact cards', '.contact-cards > li', 3],
    ['9', 'repairs', '', 'Most repairs are completed within 24-48 hours.'],
    ['9', 'answer', '', 'answered within 24 hours'],
    ['9', 'hours Mon-Fri', 'main tr', 'Mon-Fri 8AM-5PM'],
    ['9', 'hours Sat', 'main tr', 'Sat 9AM-3PM'],
    ['9', 'hours Sun', 'main tr', 'Sun Emergency only'],
  ]),
]
