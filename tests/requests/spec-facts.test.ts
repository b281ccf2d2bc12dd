import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Fact, missing } from '../support/facts.ts'
import { getPage, type Page } from '../support/html.ts'
import { type Site, startSite } from '../support/running-site.ts'
import { brandFacts } from './facts/brands.ts'
import { ecoFacts } from './facts/eco.ts'
import { frameFacts } from './facts/frame.ts'
import { homeFacts } from './facts/home.ts'
import { policyFacts } from './facts/policies.ts'
import { rentalFacts } from './facts/rentals.ts'
import { townPageFacts } from './facts/towns.ts'
import { vehicleFacts } from './facts/vehicles.ts'
import { visitFacts } from './facts/visits.ts'

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

const facts: Record<string, readonly Fact[]> = {
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

describe.each(Object.entries(facts))('%s', (_area, rows) => {
  test.each(rows)('$route, product.md $point: $what', async (fact) => {
    expect(missing(await pageAt(fact.route), fact)).toBeNull()
  })
})
