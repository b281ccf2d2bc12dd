import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Site, startSiteOf } from '../support/running-site.ts'
import { tracesOf } from '../support/unoffered.ts'

let site: Site
beforeAll(async () => {
  site = await startSiteOf('tests/dealers/saguaro')
})
afterAll(() => site.remove())

test('what the dealer does not offer is nowhere on its site', async () => {
  expect(await tracesOf(site.url, ['rentals', 'storage', 'ecoCalculator', 'zeroPercent'])).toEqual([])
})
