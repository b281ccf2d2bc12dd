import { rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { combinations, dealerWithout, newDealer } from '../support/new-dealers.ts'
import { removeBuildsOf, startSiteOf } from '../support/running-site.ts'
import { tracesOf } from '../support/unoffered.ts'

let all: string
beforeAll(async () => {
  all = await newDealer()
})
afterAll(() => rm(dirname(all), { recursive: true }))

test.each(combinations.map((off, at) => ({ number: at + 1, off })))(
  'dealer $number: the site has no trace of $off',
  async ({ off }) => {
    const folder = await dealerWithout(off, all)
    const site = await startSiteOf(folder)
    try {
      expect(await tracesOf(site.url, off)).toEqual([])
    } finally {
      await site.remove()
      await removeBuildsOf(folder)
    }
  },
)
