import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { business } from '../../src/content/dealer/facts/business.facts.ts'
import { townAreas } from '../../src/content/dealer/town-areas.ts'
import { sampleInventory } from '../../src/domain/catalogue/sample-stock.ts'
import { type Fact, missing } from '../support/facts.ts'
import { getPage, type Page } from '../support/html.ts'
import { type Site, startSite } from '../support/running-site.ts'
import { brandFacts } from './pages/brands.ts'
import { ecoFacts } from './pages/eco.ts'
import { frameFacts } from './pages/frame.ts'
import { homeFacts } from './pages/home.ts'
import { policyFacts } from './pages/policies.ts'
import { rentalFacts } from './pages/rentals.ts'
import { townPageFacts } from './pages/towns.ts'
import { vehicleFacts } from './pages/vehicles.ts'
import { visitFacts } from './pages/visits.ts'
import { company, denago, towns as facts } from './product-facts.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.remove())

const read = new Map<string, Promise<Page>>()
function pageAt(route: string): Promise<Page> {
  const page = read.get(route) ?? getPage(site.url + route)
  read.set(route, page)
  return page
}

const pageFacts: Record<string, readonly Fact[]> = {
  'the frame': frameFacts,
  'home and about': homeFacts,
  'inventory and vehicles': vehicleFacts,
  'Denago and Evolution': brandFacts,
  rentals: rentalFacts,
  towns: townPageFacts,
  'contact, showrooms and services': visitFacts,
  'the calculator': ecoFacts,
  policies: policyFacts,
}

describe.each(Object.entries(pageFacts))('%s', (_area, rows) => {
  test.each(rows)('$route: product.md $point: $what', async (fact) => {
    expect(missing(await pageAt(fact.route), fact)).toBeNull()
  })
})

test('the main number starts with 1-844, and its link dials the number shown', () => {
  expect(business.phone).toMatch(company.phone)
  expect(business.tel).toBe(`+${business.phone.replaceAll('-', '')}`)
})

test('both town lists are complete', () => {
  const [first, second] = townAreas.map((area) => area.towns)
  const inNewJersey = (type: string) => first?.filter((town) => town.type === type).length
  const { cities, boroughs, townships, named } = facts.newJersey
  expect([inNewJersey('City'), inNewJersey('Borough'), inNewJersey('Township')]).toEqual([cities, boroughs, townships])
  expect(first?.map(({ slug }) => slug)).toEqual(expect.arrayContaining([...named]))
  expect(second?.map(({ slug }) => slug).toSorted()).toEqual(facts.pennsylvania.toSorted())
})

test('Denago vehicles in the sample inventory have the drive, speed and range of docs/product.md 9.9', () => {
  for (const { brand, specifications } of sampleInventory) {
    if (brand !== 'Denago') continue
    expect(specifications).toMatchObject({ drive: denago.driveInSpecifications, topSpeed: denago.topSpeed })
    const miles = Number.parseInt(specifications.range ?? '', 10)
    expect(miles).toBeGreaterThanOrEqual(denago.rangeMiles.from)
    expect(miles).toBeLessThanOrEqual(denago.rangeMiles.to)
  }
})
