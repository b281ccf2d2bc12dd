import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { townHref, townRentalHref } from '../../src/content/addresses.ts'
import { towns } from '../../src/content/dealer/facts/towns.facts.ts'
import { vehicle } from '../../src/domain/catalogue/vehicle-fields.ts'
import { dollars, says } from '../support/facts.ts'
import { getPage, readable } from '../support/html.ts'
import { type Site, startSite } from '../support/running-site.ts'

type Vehicle = z.infer<typeof vehicle>

let site: Site
let vehicles: readonly Vehicle[]
beforeAll(async () => {
  site = await startSite()
  vehicles = z.array(vehicle).parse(await (await fetch(`${site.url}/api/vehicles`)).json())
})
afterAll(() => site.remove())

const mainText = async (path: string) => {
  const page = await getPage(site.url + path)
  const main = page.document.querySelector('main')
  return { status: page.status, document: page.document, text: main ? readable(main) : '' }
}

const priceText = (price: number | undefined) => (price === undefined ? 'Call for Price' : dollars(price))

test('each vehicle page shows the text, price, features and facts that the API has about the vehicle (product.md 2.7)', async () => {
  for (const { id, name, description, price, brand, features, specifications, inStock, isNew } of vehicles) {
    const { status, text } = await mainText(`/vehicle/${id}`)
    expect(status).toBe(200)
    const values = Object.entries(specifications).map(([key, value]) => {
      if (typeof value === 'boolean') return value ? 'Yes' : 'No'
      return key === 'hoursOnMeter' ? Number(value).toLocaleString('en-US') : String(value)
    })
    const badge = isNew ? 'NEW' : inStock ? 'In Stock' : 'Out of Stock'
    const missing = [name, description, priceText(price), brand.toUpperCase(), badge, ...features, ...values].filter(
      (expected) => !says(text, expected),
    )
    expect({ id, missing }).toEqual({ id, missing: [] })
  }
})

const price = (matches: (price: number) => boolean) => (vehicle: Vehicle) =>
  vehicle.price !== undefined && matches(vehicle.price)
const rules: readonly (readonly [query: string, matches: (vehicle: Vehicle) => boolean])[] = [
  ['search=CARRYALL', ({ name, description }) => /carryall/i.test(`${name}\n${description}`)],
  ['search=all-terrain', ({ name, description }) => /all-terrain/i.test(`${name}\n${description}`)],
  ['brand=denago', ({ brand }) => brand.toLowerCase() === 'denago'],
  ['brand=evolution', ({ brand }) => brand.toLowerCase() === 'evolution'],
  ...['ranger', 'maverick', 'forester', 'turfman', 'rover'].map(
    (option) => [`category=${option}`, ({ category }: Vehicle) => category.toLowerCase().includes(option)] as const,
  ),
  ['price=under-15000', price((value) => value < 15_000)],
  ['price=15000-25000', price((value) => value >= 15_000 && value <= 25_000)],
  ['price=over-25000', price((value) => value > 25_000)],
  ...[2, 4, 6, 8].map(
    (seats) => [`seats=${seats}`, ({ specifications }: Vehicle) => specifications.seatingCapacity === seats] as const,
  ),
  ...['Denago', 'Evolution', 'Club Car', 'EZ-GO', 'Tomberlin', 'Swift EV'].map(
    (brand) =>
      [`brand=${brand.toLowerCase().replace(' ', '-')}`, (vehicle: Vehicle) => vehicle.brand === brand] as const,
  ),
  ['condition=new', ({ isNew }) => isNew === true],
  ['condition=used', ({ isNew }) => !isNew],
  ['stock=in', ({ inStock }) => inStock],
  ['lifted=yes', ({ specifications }) => specifications.lifted === true],
  ['cargo=yes', ({ specifications }) => Boolean(specifications.cargoBed)],
  ['max-price=8495', price((value) => value <= 8495)],
  [
    'seats=6&price=under-15000',
    (vehicle) => vehicle.specifications.seatingCapacity === 6 && (vehicle.price ?? Infinity) < 15_000,
  ],
  [
    'brand=evolution&category=ranger&price=under-15000',
    (vehicle) =>
      vehicle.brand === 'Evolution' && /ranger/i.test(vehicle.category) && (vehicle.price ?? Infinity) < 15_000,
  ],
]

test.each(rules)('the inventory with %s lists the vehicles that match under product.md 5.2', async (query, matches) => {
  const { document } = await mainText(`/inventory?${query}`)
  const links = document.querySelectorAll('.card-grid .card__link').map((link) => link.getAttribute('href'))
  const expected = vehicles.filter(matches).map(({ id }) => `/vehicles/${id}`)
  expect(expected.length).toBeGreaterThan(0)
  expect(expected.length).toBeLessThan(vehicles.length)
  expect(links.toSorted()).toEqual(expected.toSorted())
})

test('each chip shows how many carts it leads to, given the other filters', async () => {
  const query = 'seats=6&max-price=12000'
  const { document } = await mainText(`/inventory?${query}`)
  const chips = document.querySelectorAll('.quick button')
  expect(chips.length).toBeGreaterThan(3)
  for (const chip of chips) {
    const { name, value } = chip.attributes
    const filtered = await mainText(`/inventory?${query}&${name}=${value}`)
    expect([name, value, chip.querySelector('small')?.text]).toEqual([
      name,
      value,
      String(filtered.document.querySelectorAll('.card-grid .card').length),
    ])
  }
})

test('each filter has a link that removes it and leaves the others set', async () => {
  const { document } = await mainText('/inventory?seats=6&price=under-15000&lifted=yes')
  expect(
    document.querySelectorAll('.set-filters a').map((link) => [readable(link), link.getAttribute('href')]),
  ).toEqual([
    ['Remove 6 seats', '/inventory?price=under-15000&lifted=yes'],
    ['Remove Under $15,000', '/inventory?seats=6&lifted=yes'],
    ['Remove Lifted', '/inventory?seats=6&price=under-15000'],
    ['Clear All Filters', '/inventory'],
  ])
})

test('a search for digits does not put quotation marks into links', async () => {
  for (const query of ['search=6&lifted=yes', 'search=%226%22&lifted=yes']) {
    const { document } = await mainText(`/inventory?${query}`)
    expect(document.querySelector('.set-filters a')?.getAttribute('href')).toBe('/inventory?lifted=yes')
    const links = document.querySelectorAll('a').map((link) => link.getAttribute('href') ?? '')
    expect(links).toContain('/inventory?search=6')
    expect(links.filter((link) => link.includes('%22'))).toEqual([])
    expect(document.querySelector('#filter-search')?.getAttribute('value')).toBe('6')
  }
})

test('a vehicle page shows the facts that the filters use', async () => {
  const { text, document } = await mainText('/vehicle/denago-nomad')
  expect(text).toContain('Lifted Yes')
  expect(text).toContain('Cargo bed No')
  expect(text).toContain('Street legal Yes')
  expect(document.querySelector('.missing-specifications')).toBeNull()
})

test.each(towns)('the town of $name has its three pages', async ({ slug, name }) => {
  for (const path of [`/towns/${slug}`, `/${slug}-golf-carts`, `/rentals/${slug}`]) {
    const { status, document } = await mainText(path)
    expect([path, status]).toEqual([path, 200])
    expect(document.querySelector('h1')?.text).toContain(name)
  }
})

test.each([
  ['/no/such/page', '404 Page Not Found'],
  ['/vehicle/nope', 'Vehicle Not Found'],
  ['/vehicles/nope', 'Vehicle Not Found'],
  ['/towns/atlantis', 'Municipality not found'],
  ['/atlantis-golf-carts', 'Municipality not found'],
  ['/rentals/atlantis', 'Municipality not found'],
  ['/policies/no-such-policy', '404 Page Not Found'],
])('GET %s answers 404 and says %s', async (path, heading) => {
  const { status, document } = await mainText(path)
  expect(status).toBe(404)
  expect(document.querySelector('h1')?.text).toBe(heading)
})

test.each([
  ['/towns/atlantis', townHref],
  ['/atlantis-golf-carts', townHref],
  ['/rentals/atlantis', townRentalHref],
])('GET %s links to the same kind of page for each known town', async (path, href) => {
  const { document } = await mainText(path)
  const links = document.querySelectorAll('main .towns a').map((link) => link.getAttribute('href'))
  expect(links).toEqual(towns.map(({ slug }) => href(slug)))
})
