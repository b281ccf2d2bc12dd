import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import type { Env } from '../platform/env.server.ts'
import { observeStockRead } from '../platform/stock-dependence.server.ts'
import { sitemapEntries } from '../seo/sitemap.ts'
import { pages } from '../site-map.ts'
import { type CachedResponse, cachedResponseOf } from './cached-response.server.ts'
import { finish } from './render.server.ts'
import { securityHeaders } from './security-headers.server.ts'

const BROTLI_QUALITY = 11
const ledger = 'ledger.json'

/** What stands in pages and is set where the site runs. */
export type Setting = Pick<Env, 'SITE_URL' | 'RETENTION_DAYS'>

const ledgerSchema = z.object({
  setting: z.object({ SITE_URL: z.string(), RETENTION_DAYS: z.number() }),
  pages: z.array(z.object({ path: z.string(), file: z.string(), headers: z.record(z.string(), z.string()) })),
})

/** Renders every page that depends on content alone, into files. @returns how many there are */
export async function prerender(
  render: (path: string) => Promise<Response>,
  { SITE_URL, RETENTION_DAYS }: Setting,
  directory: string,
): Promise<number> {
  await rm(directory, { recursive: true, force: true })
  await mkdir(directory, { recursive: true })
  const finishing = { siteUrl: SITE_URL, headers: securityHeaders(SITE_URL), brotliQuality: BROTLI_QUALITY }
  const made: z.infer<typeof ledgerSchema>['pages'] = []
  for (const path of new Set([...pages, ...sitemapEntries([])].map((entry) => entry.path))) {
    const { result, readsStock } = await observeStockRead(() => render(path))
    if (readsStock || result.status !== 200) continue
    const { headers, identity, br = identity, gzip = identity } = await finish(result, finishing)
    const file = String(made.length)
    await Promise.all([
      writeFile(join(directory, `${file}.html`), identity),
      writeFile(join(directory, `${file}.br`), br),
      writeFile(join(directory, `${file}.gz`), gzip),
    ])
    made.push({ path, file, headers })
  }
  await writeFile(join(directory, ledger), JSON.stringify({ setting: { SITE_URL, RETENTION_DAYS }, pages: made }))
  return made.length
}

/** The pages that the build rendered; none when they were made for another setting. */
export async function loadPrerendered(directory: string, setting: Setting): Promise<Map<string, CachedResponse>> {
  const text = await readFile(join(directory, ledger), 'utf8').catch(() => undefined)
  const found = text === undefined ? undefined : ledgerSchema.parse(JSON.parse(text))
  if (found?.setting.SITE_URL !== setting.SITE_URL || found.setting.RETENTION_DAYS !== setting.RETENTION_DAYS)
    return new Map()
  const load = async ({ path, file, headers }: (typeof found.pages)[number]): Promise<[string, CachedResponse]> => {
    const [body, br, gzip] = await Promise.all(
      ['html', 'br', 'gz'].map((ending) => readFile(join(directory, `${file}.${ending}`))),
    )
    if (!body || !br || !gzip) throw new Error(`${directory} is not whole; build again`)
    return [path, cachedResponseOf({ status: 200, headers, body }, { br, gzip })]
  }
  return new Map(await Promise.all(found.pages.map(load)))
}
