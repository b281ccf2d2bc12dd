import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { observeStockRead } from '../database/stock-dependence.server.ts'
import type { Env } from '../settings/env.server.ts'
import type { TagHeaders } from './cache-tags.server.ts'
import { type CachedResponse, cachedResponseFrom, cachedResponseOf } from './cached-response.server.ts'
import { type JoinedStyles, joinStyles } from './joined-styles.server.ts'
import { securePage, securityHeaders } from './security-headers.server.ts'
import { frameStylesheet } from './static-files.server.ts'

/** Not 11, which would make pages 2% smaller, but changes in the dealer's folder a second slower to show. */
const BROTLI_QUALITY = 10
const manifestFile = 'manifest.json'

export type PageEnvironment = Pick<Env, 'SITE_URL' | 'RETENTION_DAYS' | 'FIELD_SAMPLE'>

const manifestSchema = z.object({
  joinedStyles: z.record(z.string(), z.string()),
  hours: z.string(),
  environment: z.object({ SITE_URL: z.string(), RETENTION_DAYS: z.number(), FIELD_SAMPLE: z.number() }),
  pages: z.array(z.object({ path: z.string(), file: z.string(), headers: z.record(z.string(), z.string()) })),
})
type Manifest = z.infer<typeof manifestSchema>

export type BuildDirectories = {
  clientDirectory: string
  pagesDirectory: string
}

export async function prerender(
  render: (path: string) => Promise<Response>,
  paths: ReadonlySet<string>,
  { SITE_URL, RETENTION_DAYS, FIELD_SAMPLE }: PageEnvironment,
  hours: string,
  { clientDirectory, pagesDirectory: directory }: BuildDirectories,
): Promise<number> {
  await rm(directory, { recursive: true, force: true })
  await mkdir(directory, { recursive: true })
  const pages: { path: string; result: Response }[] = []
  const bodies: string[] = []
  for (const path of paths) {
    const { result, readsStock } = await observeStockRead(() => render(path))
    const { html, scripts } = securePage(await result.clone().text(), SITE_URL)
    if (scripts === 0)
      throw new Error(`The router marks no script of ${path} any more: see src/server/http/security-headers.server.ts`)
    bodies.push(html)
    const isStored = result.headers.get('cache-control') !== 'no-store'
    if (!readsStock && isStored && result.status === 200) pages.push({ path, result })
  }
  frameStylesheet((await readdir(join(clientDirectory, 'assets'))).map((file) => `/assets/${file}`))
  const joinedStyles = await joinStyles(bodies, clientDirectory)
  const siteHeaders = securityHeaders(SITE_URL)
  const sources = new Set<string>()
  const options = { siteUrl: SITE_URL, headers: siteHeaders, brotliQuality: BROTLI_QUALITY, joinedStyles, sources }
  // Pages are made in parallel, so that every core compresses.
  const rendered = await Promise.all(
    pages.map(async ({ path, result }, index): Promise<Manifest['pages'][number]> => {
      const { headers, identity, br = identity, gzip = identity } = await cachedResponseFrom(result, options)
      if (!identity || !br || !gzip) throw new Error(`${path} is too large for a page`)
      const file = String(index)
      await Promise.all([
        writeFile(join(directory, `${file}.html`), identity),
        writeFile(join(directory, `${file}.br`), br),
        writeFile(join(directory, `${file}.gz`), gzip),
      ])
      return { path, file, headers }
    }),
  )
  const manifest: Manifest = {
    joinedStyles,
    hours,
    environment: { SITE_URL, RETENTION_DAYS, FIELD_SAMPLE },
    pages: rendered,
  }
  await writeFile(join(directory, manifestFile), JSON.stringify(manifest))
  return rendered.length
}

export type PrerenderedSite = {
  /** Empty if the build rendered no pages, or rendered them for another environment. */
  pages: Map<string, CachedResponse>
  joinedStyles: JoinedStyles
  /** The value of PageCacheOptions.hours when the pages were rendered. */
  hours: string
}

export async function loadPrerendered(
  directory: string,
  { SITE_URL, RETENTION_DAYS, FIELD_SAMPLE }: PageEnvironment,
  tagHeaders?: TagHeaders,
): Promise<PrerenderedSite> {
  const text = await readFile(join(directory, manifestFile), 'utf8').catch(() => undefined)
  if (text === undefined) return { pages: new Map(), joinedStyles: {}, hours: '' }
  const { joinedStyles, hours, environment, pages } = manifestSchema.parse(JSON.parse(text))
  const asThen =
    environment.SITE_URL === SITE_URL &&
    environment.RETENTION_DAYS === RETENTION_DAYS &&
    environment.FIELD_SAMPLE === FIELD_SAMPLE
  if (!asThen) return { pages: new Map(), joinedStyles, hours }
  const load = async ({ path, file, headers }: Manifest['pages'][number]): Promise<[string, CachedResponse]> => {
    const [body, br, gzip] = await Promise.all(
      ['html', 'br', 'gz'].map((extension) => readFile(join(directory, `${file}.${extension}`))),
    )
    if (!body || !br || !gzip) throw new Error(`A page is missing in ${directory}. Build again.`)
    const tagged = { ...headers, ...tagHeaders?.({ sources: new Set(), cached: true }) }
    return [path, cachedResponseOf({ status: 200, headers: tagged, body }, { br, gzip })]
  }
  return { pages: new Map(await Promise.all(pages.map(load))), joinedStyles, hours }
}
