import { rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { larkwayAt } from '../support/larkway.ts'
import { placedDealers } from '../support/placed-dealers.ts'
import { removeBuildsOf } from '../support/running-site.ts'

test.each(Object.entries(placedDealers))('%s: the site has no faults', async (_, newFolder) => {
  const folder = await newFolder()
  try {
    const { code, err } = await larkwayAt({ DATA_DIR: '/nowhere' })('dealer', 'check', folder, '--site', '--json')
    expect({ code, err }).toEqual({ code: 0, err: '' })
  } finally {
    await removeBuildsOf(folder)
    await rm(dirname(folder), { recursive: true })
  }
})
