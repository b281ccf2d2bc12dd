/** @module-tag long */
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buildDir } from '../../src/content/dealer/paths/dealer-paths.ts'
import { getPage } from '../support/html.ts'
import { startSite } from '../support/running-site.ts'
import { siteClock } from '../support/site-clock.ts'

const pages = join(buildDir, 'pages')

test('serves prerendered pages at their addresses, and does not prerender the inventory', async () => {
  const manifest: { environment: { SITE_URL: string }; pages: { path: string; file: string }[] } = JSON.parse(
    await readFile(join(pages, 'manifest.json'), 'utf8'),
  )
  const siteUrl = manifest.environment.SITE_URL
  const paths = manifest.pages.map(({ path }) => path)
  expect(paths).toContain('/policies/rental-policy')
  expect(paths.length).toBeGreaterThan(50)
  expect(paths).not.toContain('/inventory')

  // Both sites run at the time of the build, since pages may mention different hours on another day.
  const clock = await siteClock((await stat(join(pages, 'manifest.json'))).mtime.toISOString())
  const [theirs, other] = await Promise.all([
    startSite({ SITE_URL: siteUrl, ...clock.env }),
    startSite({ ...clock.env }),
  ])
  for (const { path, file } of manifest.pages.filter((_, index) => index % 10 === 0)) {
    const built = await readFile(join(pages, `${file}.html`), 'utf8')
    expect((await getPage(theirs.url + path)).html === built, path).toBe(true)
    // Prerendered pages are not used for another SITE_URL, which is part of canonical links.
    const lazily = (await getPage(other.url + path)).html
    const expected = built.replaceAll(siteUrl, siteUrlOf(other.url))
    expect(withoutMoments(lazily) === withoutMoments(expected), path).toBe(true)
  }
  await Promise.all([theirs.remove(), other.remove()])
  await clock.remove()
})

test.each([
  ['90', 'erased from this site 90 days after it arrives'],
  ['1', 'erased from this site 1 day after it arrives'],
  ['', 'erased from this site 730 days after it arrives'],
])(
  'with RETENTION_DAYS=%s the privacy policy states the enforced retention, even if prerendered',
  async (days, says) => {
    const { environment } = JSON.parse(await readFile(join(pages, 'manifest.json'), 'utf8'))
    const site = await startSite({ SITE_URL: environment.SITE_URL, RETENTION_DAYS: days })
    for (const path of ['/privacy', '/privacy-policy']) {
      const { text, document } = await getPage(site.url + path)
      expect(text).toContain(says)
      expect(document.querySelector('html')?.getAttribute('data-retention-days')).toBe(days || '730')
    }
    await site.remove()
  },
)

/** Returns the default SITE_URL of a test site. */
const siteUrlOf = (url: string) => url.replace('127.0.0.1', 'localhost')

/** Masks the time of rendering, which the router adds to a page. */
const withoutMoments = (html: string) => html.replace(/\bu:\d{13}\b/g, 'u:0')
