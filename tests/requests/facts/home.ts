import { type Fact, factsOf } from '../../support/facts.ts'

const featured = '.featured .card'
const brandNames = ['Denago', 'Evolution', 'Club Car', 'EZ-GO', 'Tomberlin', 'Swift EV']

export const homeFacts: Fact[] = [
  ...factsOf('/', [
    ['2', 'hero leads to the inventory', '.hero a[href="/inventory"]', 'View Inventory'],
    ['2', 'hero calls', '.hero a[href="tel:+18445550142"]', '1-844-555-0142'],
    ['2', 'four benefits', 'section[aria-labelledby="why"] li', 4],
    ['1', '0% financing', 'section[aria-labelledby="why"] li', '0% financing on select models'],
    [
      '1',
      'financing is an external site',
      'section[aria-labelledby="why"] a',
      { href: /^https:\/\//, target: '_blank' },
    ],
    ['1', 'experience', 'section[aria-labelledby="why"] li', 'Over 15 years'],
    ['1', 'customers', 'section[aria-labelledby="why"] li', '500+ happy customers'],
    ['2', 'brand grid of six', '.brands > li', 6],
    ...brandNames.map((name) => ['1', `brand ${name}`, '.brands > li', name] as const),
    ['2', 'Denago leads to its page', '.brands a', { href: '/denago' }],
    ['2', 'Evolution leads to its page', '.brands a', { href: '/evolution' }],
    ['2', 'three featured carts', featured, 3],
    ['2', 'first featured cart by a hash', `${featured}:nth-child(1) a`, { href: /^\/vehicle\/[0-9a-f]{24}$/ }],
    ['2', 'second featured cart', `${featured}:nth-child(2) a`, { href: '/vehicle/evolution-d6-max-xt4' }],
    ['2', 'third featured cart', `${featured}:nth-child(3) a`, { href: '/vehicle/denago-ev-city' }],
    ['9', 'price of the first featured cart', `${featured}:nth-child(1) .price`, '$12,995'],
    ['9', 'price of the second featured cart', `${featured}:nth-child(2) .price`, '$16,995'],
    ['9', 'price of the third featured cart', `${featured}:nth-child(3) .price`, '$11,995'],
    ['2', 'about block has a map', 'section[aria-labelledby="about"] .map-figure__art svg', 1],
    ['2', 'municipality grid of 21', 'section[aria-labelledby="municipalities"] li', 21],
    ['2', 'count is computed', 'section[aria-labelledby="municipalities"]', '21 municipalities'],
    ['2', 'the copy says 22', 'section[aria-labelledby="municipalities"]', '22 municipalities'],
    ['2', 'port-norris is in the grid', '.link-list a', { href: '/towns/port-norris' }],
    ['2', 'commercial-township is in the grid', '.link-list a', { href: '/towns/commercial-township' }],
    ['2', '10 townships in the grid', '.link-list a[href$="-township"]', 10],
    ['2', 'three contact cards', 'section[aria-labelledby="contact-cards"] .contact-cards > li', 3],
    ['2', 'a card calls', '.contact-cards a', { href: 'tel:+18445550142' }],
    ['1', 'a card writes', '.contact-cards a', { href: 'mailto:info@larkway.example' }],
    ['2', 'contact block', '.closing a[href="/contact"]', 'Contact Us'],
  ]),
  ...factsOf('/about', [
    ['2', 'story', 'h2', 'Our story'],
    ['1', 'years', '.key-facts li', '15+ years'],
    ['1', 'customers', '.key-facts li', '500+ satisfied customers'],
    ['1', 'municipalities', '.key-facts li', '33 municipalities served'],
    ['2', 'values', 'section[aria-labelledby="values-heading"] li', 4],
    ['2', 'team of four', 'section[aria-labelledby="team-heading"] li', 4],
    ['2', 'map of the service area', '.map-figure__art svg', 1],
    ['2', 'three regional cards', '.regions > section', 3],
    ...[1, 2, 3].map(
      (region) =>
        ['2', `8 municipalities in region ${region}`, `.regions > section:nth-child(${region}) li`, 8] as const,
    ),
    ['2', 'grid of all municipalities', 'section[aria-labelledby="all-heading"] a[href^="/towns/"]', 40],
    ['2', 'contact cards', 'section[aria-labelledby="reach-heading"] .contact-cards > li', 3],
  ]),
]
