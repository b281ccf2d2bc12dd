import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { startSite } from '../support/running-site.ts'

const root = join(import.meta.dirname, '../..')
const read = (file: string): string => readFileSync(join(root, file), 'utf8')
const named = z.object({ version: z.string() })
const { version } = named.parse(JSON.parse(read('package.json')))

test('lockfile, CHANGELOG.md, README.md and the bug form give the version in package.json', () => {
  expect(named.parse(JSON.parse(read('package-lock.json'))).version).toBe(version)
  const [, unreleased, newest] = [...read('CHANGELOG.md').split(/^## /m)]
  expect(unreleased).toMatch(/^Unreleased\n/)
  expect(newest).toMatch(new RegExp(`^${version.replaceAll('.', '\\.')}\\n\\nReleased on 2\\d{3}-\\d\\d-\\d\\d\\.\\n`))
  expect(read('README.md')).toContain(`Version ${version}.`)
  expect(read('.github/ISSUE_TEMPLATE/fault.yml')).toContain(`placeholder: ${version}\n`)
})

test('/healthz and /readyz report the version', async () => {
  const site = await startSite({ LOG_LEVEL: 'error' })
  try {
    for (const path of ['/healthz', '/readyz']) {
      const answer: unknown = await (await fetch(site.url + path)).json()
      expect(answer, path).toMatchObject({ version })
    }
  } finally {
    await site.remove()
  }
})
