import { business } from '../../../src/content/dealer/facts/business.facts.ts'
import { type Fact, factsOf } from '../../support/facts.ts'
import { hours } from '../product-facts.ts'

const townFacts = (route: string, { slug, name, county }: { slug: string; name: string; county: string }): Fact[] =>
  factsOf(route, [
    ['2', 'heading', 'h1', name],
    ['2', 'one canonical for all forms', 'link[rel="canonical"]', { href: new RegExp(`/towns/${slug}$`) }],
    ['2', 'hero leads to the inventory', '.town-opening a', { href: '/inventory' }],
    ['2', 'hero leads to the rental page', '.town-opening a', { href: `/rentals/${slug}` }],
    ['2', 'four benefits', '.points > li', 4],
    ['2', 'benefit 1', '.points > li:nth-child(1) h3', 'Premium vehicles'],
    ['2', 'benefit 2', '.points > li:nth-child(2) h3', 'Local delivery'],
    ['2', 'benefit 3', '.points > li:nth-child(3) h3', 'Expert service'],
    ['2', 'benefit 4', '.points > li:nth-child(4) h3', 'Best value'],
    ['2', 'three popular vehicles', '.popular-carts > li', 3],
    ['3', 'brand of a vehicle, upper-cased', '.popular-carts > li', /^[A-Z -]{4,} \w/],
    ['2', 'price of a vehicle', '.popular-carts .price', /^Starting at \$\d{1,2},\d{3}$/],
    ['2', 'leads to a vehicle', '.popular-carts a', { href: /^\/vehicles\/[\w-]+$/ }],
    ['2', 'leads to the rental page', '.popular-carts a', { href: `/rentals/${slug}` }],
    ['2', 'list of services', 'section[aria-labelledby="services-heading"] li', 6],
    ['2', 'services lead to contact', 'section[aria-labelledby="services-heading"] a', { href: /^\/contact\?/ }],
    [
      '2',
      'services lead to the rental page',
      'section[aria-labelledby="services-heading"] a',
      { href: `/rentals/${slug}` },
    ],
    ['2', 'map of the town', '.map-figure__art svg', 1],
    ['2', 'phone', '.town-closing', business.phone],
    ['2', 'service area', '.town-closing', `Service area ${name} and ${county}`],
    ...hours.townPages.map((row) => ['9', `hours ${row}`, '.town-closing tr', row] as const),
    ['2', 'local-business structured data', 'structured data', '"@type":"LocalBusiness"'],
  ])

export const townPageFacts: Fact[] = [
  ...townFacts('/towns/port-norris', { slug: 'port-norris', name: 'Port Norris', county: 'Cumberland County' }),
  ...townFacts('/taylor-golf-carts', { slug: 'taylor', name: 'Taylor', county: 'Lackawanna County' }),
  ...townFacts('/towns/scranton-city', { slug: 'scranton', name: 'Scranton', county: 'Lackawanna County' }),
  ...factsOf('/towns/atlantis', [['8', 'unknown slug', 'h1', 'Municipality not found']]),
  ...factsOf('/atlantis-golf-carts', [['8', 'unknown slug in the other form', 'h1', 'Municipality not found']]),
  ...factsOf('/rentals/atlantis', [['8', 'unknown slug of a rental page', 'h1', 'Municipality not found']]),
]
