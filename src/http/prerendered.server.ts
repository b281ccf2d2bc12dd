import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import type { Env } from '../platform/env.server.ts'
import { observeStockRead } from '../platform/stock-dependence.server.ts'
import { sitemapEntries } from '../seo/sitemap.ts'
import { pages } from '../site-map.ts'
import { type CachedResponse, cachedResponseFrom, cachedResponseOf } from './cached-response.server.ts'
import { securityHeaders } from './security-headers.server.ts'

const BROTLI_QUALITY = 11
const manifestFile = 'manifest.json'

/** What pages contain of the environment of the server that they are rendered for. */
export type PageEnvironment = Pick<Env, 'SITE_URL' | 'RETENTION_DAYS'>

const manifestSchema = z.object({
  environment: z.object({ SITE_URL: z.string(), RETENTION_DAYS: z.number() }),
  pages: z.array(z.object({ path: z.string(), file: z.string(), headers: z.record(z.string(), z.string()) })),
})
type Manifest = z.infer<typeof manifestSchema>

/** Renders every page that depends on content alone, into files. @returns how many there are */
export async function prerender(
  render: (path: string) => Promise<Response>,
  { SITE_URL, RETENTION_DAYS }: PageEnvironment,
  directory: string,
): Promise<number> {
  await rm(directory, { recursive: true, force: true })
  await mkdir(directory, { recursive: true })
  const options = { siteUrl: SITE_URL, headers: securityHeaders(SITE_URL), brotliQuality: BROTLI_QUALITY }
  const rendered: Manifest['pages'] = []
  for (const path of new Set([...pages, ...sitemapEntries([])].map((entry) => entry.path))) {
    const { result, readsStock } = await observeStockRead(() => render(path))
    if (readsStock || result.status !== 200) continue
    const { headers, identity, br = identity, gzip = identity } = await cachedResponseFrom(result, options)
    const file = String(rendered.length)
    await Promise.all([
      writeFile(join(directory, `${file}.html`), identity),
      writeFile(join(directory, `${file}.br`), br),
      writeFile(join(directory, `${file}.gz`), gzip),
    ])
    rendered.push({ path, file, headers })
  }
  const manifest: Manifest = { environment: { SITE_URL, RETENTION_DAYS }, pages: rendered }
  await writeFile(join(directory, manifestFile), JSON.stringify(manifest))
  return rendered.length
}

/** The pages that the build rendered, by path; none when it rendered them for another environment. */
export async function loadPrerendered(
  directory: string,
  { SITE_URL, RETENTION_DAYS }: PageEnvironment,
): Promise<Map<string, CachedResponse>> {
  const text = await readFile(join(directory, manifestFile), 'utf8').catch(() => undefined)
  if (text === undefined) return new Map()
  const { environment, pages } = manifestSchema.parse(JSON.parse(text))
  if (environment.SITE_URL !== SITE_URL || environment.RETENTION_DAYS !== RETENTION_DAYS) return new Map()
  const load = async ({ path, file, headers }: Manifest['pages'][number]): Promise<[string, CachedResponse]> => {
    const [body, br, gzip] = await Promise.all(
      ['html', 'br', 'gz'].map((extension) => readFile(join(directory, `${file}.${extension}`))),
    )
    if (!body || !br || !gzip) throw new Error(`A page is missing in ${directory}. Build again.`)
    return [path, cachedResponseOf({ status: 200, headers, body }, { br, gzip })]
  }
  return new Map(await Promise.all(pages.map(load)))
}
