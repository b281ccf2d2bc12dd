import { business, emailHref, phoneHref } from '../../../src/content/dealer/facts/business.facts.ts'
import { dollars, type Fact, factsOf } from '../../support/facts.ts'
import { sampleVehicle } from '../../support/sample-vehicle.ts'
import { allTowns, company, featuredCarts, newJerseyTowns, towns } from '../product-facts.ts'

const featured = '.featured .card'
const municipalities = 'section[aria-labelledby="municipalities"]'

export const homeFacts: Fact[] = [
  ...factsOf('/', [
    ['2', 'hero leads to the inventory', '.hero a[href="/inventory"]', 'View Inventory'],
    ['2', 'hero calls', `.hero a[href="${phoneHref}"]`, business.phone],
    ['2', 'four benefits', 'section[aria-labelledby="why"] li', 4],
    ['1', '0% financing', 'section[aria-labelledby="why"] li', company.financing],
    [
      '1',
      'financing is an external site',
      'section[aria-labelledby="why"] a',
      { href: /^https:\/\//, target: '_blank' },
    ],
    ['1', 'experience', 'section[aria-labelledby="why"] li', company.home.experience],
    ['1', 'customers', 'section[aria-labelledby="why"] li', company.home.customers],
    ['2', 'brand grid', '.brands > li', company.brands.length],
    ...company.brands.map((name) => ['1', `brand ${name}`, '.brands > li', name] as const),
    ['2', 'Denago leads to its page', '.brands a', { href: '/denago' }],
    ['2', 'Evolution leads to its page', '.brands a', { href: '/evolution' }],
    ['2', 'three featured carts', featured, 3],
    ['2', 'first featured cart by a hash', `${featured}:nth-child(1) a`, { href: /^\/vehicle\/[0-9a-f]{24}$/ }],
    ...featuredCarts.flatMap(
      ({ id }, index) =>
        [
          ['2', `featured cart ${index + 1}`, `${featured}:nth-child(${index + 1}) a`, { href: `/vehicle/${id}` }],
          [
            '9',
            `price of featured cart ${index + 1}`,
            `${featured}:nth-child(${index + 1}) .price`,
            dollars(sampleVehicle(id).price ?? 0),
          ],
        ] as const,
    ),
    ['2', 'about block has a map', 'section[aria-labelledby="about"] .map-figure__art svg', 1],
    ['2', 'municipality grid', `${municipalities} li`, newJerseyTowns],
    ['2', 'count is computed', municipalities, `${newJerseyTowns} municipalities`],
    ['2', 'the copy has a count of its own', municipalities, company.home.municipalities],
    ...towns.newJersey.named.map(
      (slug) => ['2', `${slug} is in the grid`, '.link-list a', { href: `/towns/${slug}` }] as const,
    ),
    ['2', 'townships in the grid', '.link-list a[href$="-township"]', towns.newJersey.townships],
    ['2', 'three contact cards', 'section[aria-labelledby="contact-cards"] .contact-cards > li', 3],
    ['2', 'a card calls', '.contact-cards a', { href: phoneHref }],
    ['1', 'a card writes', '.contact-cards a', { href: emailHref }],
    ['2', 'contact block', '.closing a[href^="/contact"]', 'Contact Us'],
  ]),
  ...factsOf('/about', [
    ['2', 'story', 'h2', 'Our story'],
    ['1', 'years', '.tale b', company.about.experience],
    ['1', 'customers', '.tale b', company.about.customers],
    ['1', 'municipalities', '.tale b', company.about.municipalities],
    ['2', 'values', 'section[aria-labelledby="values-heading"] li', 4],
    ['2', 'team', 'section[aria-labelledby="team-heading"] li', company.about.team],
    ['2', 'map of the service area', '.map-figure__art svg', 1],
    ['2', 'three regional cards', '.regions > section', 3],
    ...[1, 2, 3].map(
      (region) =>
        [
          '2',
          `municipalities in region ${region}`,
          `.regions > section:nth-child(${region}) li`,
          company.about.municipalitiesPerRegion,
        ] as const,
    ),
    ['2', 'all municipalities, each once', 'section[aria-labelledby="area-heading"] a[href^="/towns/"]', allTowns],
    ['2', 'contact cards', 'section[aria-labelledby="reach-heading"] li', 3],
  ]),
]
