/** @module-tag long */
import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildDir } from '../../src/content/dealer/paths/dealer-paths.ts'
import { styleguide } from '../../tools/styleguide/plugin.ts'
import { getPage } from '../support/html.ts'
import { type Site, startSite } from '../support/running-site.ts'

let site: Site
let development: ViteDevServer
beforeAll(async () => {
  site = await startSite()
  development = await createServer({
    server: { host: '127.0.0.1', port: 0, watch: null },
    plugins: [styleguide],
    logLevel: 'error',
  })
  await development.listen()
})
afterAll(() => Promise.all([site.remove(), development.close()]))

test('the development server shows the style guide, built from the real components and style sheets', async () => {
  const url = development.resolvedUrls?.local[0] ?? ''
  const { status, document } = await getPage(`${url}styleguide`)
  expect(status).toBe(200)
  expect(document.querySelectorAll('h2').map((heading) => heading.text)).toEqual(
    expect.arrayContaining(['Colors', 'Type', 'Buttons and links', 'Cards', 'Forms', 'States']),
  )
  expect(document.querySelectorAll('.card').length).toBeGreaterThan(3)
  for (const sheet of document.querySelectorAll('link[rel=stylesheet]')) {
    const response = await fetch(new URL(sheet.getAttribute('href') ?? '', url), { headers: { accept: 'text/css' } })
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('{')
  }
})

test('the built site has no style guide: no page, no sitemap entry, and nothing in its files', async () => {
  expect((await fetch(`${site.url}/styleguide`)).status).toBe(404)
  expect(await (await fetch(`${site.url}/sitemap.xml`)).text()).not.toContain('styleguide')
  for await (const file of glob('**/*.{js,css,html}', { cwd: buildDir })) {
    expect([file, (await readFile(join(buildDir, file), 'utf8')).includes('guide__swatches')]).toEqual([file, false])
  }
})
