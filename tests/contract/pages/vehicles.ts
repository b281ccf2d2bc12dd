import { business, phoneHref } from '../../../src/content/dealer/facts/business.facts.ts'
import { sampleInventory as stock } from '../../../src/domain/catalogue/sample-stock.ts'
import { dollars, type Fact, factsOf } from '../../support/facts.ts'
import { sampleVehicle } from '../../support/sample-vehicle.ts'
import { company, denago, inventory, returns } from '../product-facts.ts'

const card = '.card-grid .card'
const { priceBounds } = inventory
const maxXt4 = sampleVehicle('evolution-d6-max-xt4')
const radios = (name: string, values: readonly string[]) =>
  values.map((value) => ['5', `${name} option ${value}`, `input[name="${name}"]`, { type: 'radio', value }] as const)
const meta = (property: string) => `meta[property="${property}"]`

export const vehicleFacts: Fact[] = [
  ...factsOf('/inventory', [
    ['2', 'search box', 'form input', { type: 'search', name: 'search' }],
    ...radios('brand', ['denago', 'evolution']),
    ...radios('category', ['ranger', 'maverick', 'forester', 'turfman', 'rover']),
    ...radios('price', ['under-15000', '15000-25000', 'over-25000']),
    ['9', 'lower price bound', 'form', `Under ${dollars(priceBounds.lower)}`],
    ['9', 'upper price bound', 'form', `Over ${dollars(priceBounds.upper)}`],
    ['2', 'Apply Filters', 'form button[type="submit"]', 'Apply Filters'],
    ['2', 'result count', '#result-count', `${stock.length} of ${stock.length} vehicles`],
    ['2', 'a card for each vehicle', card, stock.length],
    ...stock.map(({ id }) => ['2', `a card leads to ${id}`, `${card} a`, { href: `/vehicles/${id}` }] as const),
    ['2', 'View Details', card, 'View Details'],
    ['2', 'NEW badge', `${card} .badge`, 'NEW'],
    ['3', 'brand is upper-cased', card, 'DENAGO'],
    ['9', 'prices without fraction digits', `${card} .price`, /^\$\d{1,3}(,\d{3})*$/],
    ['2', 'help section leads to /contact', '.closing a', { href: /^\/contact\?/ }],
    ['2', 'phone number', '.closing', business.phone],
  ]),
  ...factsOf('/inventory', [['2', 'Clear All Filters', 'a[href="/inventory"]', 'Clear All Filters']]),
  ...factsOf('/inventory?search=zeppelin', [
    ['8', 'nothing matches', '', 'No vehicles match your current filters.'],
    ['8', 'count of all', '', `Showing 0 of ${stock.length} total vehicles`],
    ['8', 'heading of the block', '.empty h2', 'No vehicles found'],
    ['8', 'a way out', '.empty a[href="/inventory"]', 'Clear All Filters'],
  ]),
  ...['/vehicle/evolution-d6-max-xt4', '/vehicles/evolution-d6-max-xt4', '/vehicles/d6-max-xt4'].flatMap((route) =>
    factsOf(route, [
      ['2', 'name', 'h1', maxXt4.name],
      ['2', 'canonical is /vehicle/{id}', 'link[rel="canonical"]', { href: /\/vehicle\/evolution-d6-max-xt4$/ }],
    ]),
  ),
  ...factsOf('/vehicle/evolution-d6-max-xt4', [
    ['2', 'back link', 'main a[href="/inventory"]', 'Back to Inventory'],
    ['2', 'first picture', '.gallery__strip li:nth-child(1) img', { src: /\/evolution-d6-max-xt4\/front34/ }],
    ['4', 'badge of a new cart', '.gallery .badge', 'NEW'],
    ['9', 'price', '.vehicle__price', dollars(maxXt4.price ?? 0)],
    ['2', 'seats', '.key-specs div', `Seats ${maxXt4.specifications.seatingCapacity}`],
    ['3', 'brand, upper-cased', '.key-specs div', `Brand ${maxXt4.brand.toUpperCase()}`],
    ['2', 'Schedule Test Drive dials', `a[href="${phoneHref}"]`, 'Schedule Test Drive'],
    ['2', 'Get Financing Quote', `a[href="${business.financingUrl}"]`, 'Get Financing Quote'],
    ['2', 'financing in a new tab', `a[href="${business.financingUrl}"]`, { target: '_blank' }],
    [
      '2',
      'View Vehicle Details, external',
      `.vehicle__cta a[href="${maxXt4.externalUrl}"][target="_blank"]`,
      'View Vehicle Details',
    ],
    ['2', 'call to action', '.closing h2', 'Interested in this vehicle?'],
    ['2', 'Contact Sales Team dials', `.closing a[href="${phoneHref}"]`, 'Contact Sales Team'],
    ['2', 'View More Vehicles', '.closing a[href="/inventory"]', 'View More Vehicles'],
    ['2', 'Full Specifications, external', `.closing a[href="${maxXt4.externalUrl}"]`, 'Full Specifications'],
    ['2', 'title', 'title', maxXt4.name],
    ['2', 'description', 'meta[name="description"]', { content: /\w/ }],
    ['2', 'keywords', 'meta[name="keywords"]', { content: new RegExp(maxXt4.brand) }],
    ['2', 'social metadata', meta('og:title'), { content: new RegExp(maxXt4.name) }],
    ['2', 'price amount', meta('product:price:amount'), { content: `${maxXt4.price}` }],
    ['2', 'currency', meta('product:price:currency'), { content: 'USD' }],
    ['2', 'availability', meta('product:availability'), { content: 'in stock' }],
    ['2', 'condition', meta('product:condition'), { content: 'new' }],
    ['3', 'hard-coded rating', 'structured data', `"ratingValue":${company.vehicleRating}`],
    [
      '3',
      'Seating Capacity',
      'structured data',
      `"name":"Seating Capacity","value":${maxXt4.specifications.seatingCapacity}}`,
    ],
    ['9', 'return window', 'structured data', `"merchantReturnDays":${returns.structuredDataDays}`],
  ]),
  ...factsOf('/vehicle/denago-nomad-xl', [
    ['2', 'without externalUrl: no View Vehicle Details', '.vehicle__cta a[target="_blank"]', 1],
    ['9', 'all-wheel drive in the specifications', '.spec div', `Drive ${denago.driveInSpecifications}`],
  ]),
  ...factsOf('/vehicle/club-car-tempo-2', [
    ['4', 'badge of a used cart in stock', '.gallery .badge', 'In Stock'],
    ['2', 'condition used', meta('product:condition'), { content: 'used' }],
  ]),
  ...factsOf('/vehicle/ez-go-express-s6', [
    ['4', 'a new cart is NEW although it is out of stock', '.gallery .badge', 'NEW'],
    ['2', 'out of stock', meta('product:availability'), { content: 'out of stock' }],
  ]),
  ...factsOf('/vehicle/swift-ev-4', [
    ['2', 'no price', '.vehicle__price', 'Call for Price'],
    ['2', 'no price amount', meta('product:price:amount'), 0],
  ]),
  ...factsOf('/vehicle/66a1f4c2e8b09d3571c4ae20', [
    ['2', 'the cart of the hash', 'h1', sampleVehicle('66a1f4c2e8b09d3571c4ae20').name],
  ]),
  ...['/vehicle/nope', '/vehicles/nope'].flatMap((route) =>
    factsOf(route, [
      ['8', 'not found', 'h1', 'Vehicle Not Found'],
      ['2', 'what happened', '', "The vehicle you're looking for doesn't exist or has been removed."],
      ['2', 'the way back', 'main a[href="/inventory"]', 'Back to Inventory'],
    ]),
  ),
]
