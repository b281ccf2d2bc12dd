import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { currentBuild, sampleDealer } from '../../../src/content/dealer/paths/build-paths.ts'
import { folders } from '../../../src/content/dealer/paths/dealer-paths.ts'
import type { FetchedPage } from './fetched-page.ts'
import { filesOf } from './find-site-faults.ts'

const listed = z.record(z.string(), z.object({ address: z.string(), file: z.string() }))

export type TemplatePicture = { readonly picture: string; readonly pages: readonly string[]; readonly fix: string }

/** Pictures that come with the software, and the pages that show them; none for the dealer that they were made for. */
export async function templatePictures(pages: ReadonlyMap<string, FetchedPage>): Promise<readonly TemplatePicture[]> {
  if (folders.includes(sampleDealer)) return []
  const list = listed.parse(JSON.parse(await readFile(join(currentBuild, 'generated/pictures.json'), 'utf8')))
  const nameOf = new Map(
    Object.entries(list)
      // A dealer's own photo isn't in the software's folder.
      .filter(([, { file }]) => !file.startsWith('..'))
      .map(([name, { address }]) => [stemOf(address), name]),
  )
  const shownOn = new Map<string, string[]>()
  for (const [path, page] of pages) {
    for (const name of new Set(filesOf(page).map((file) => nameOf.get(stemOf(file))))) {
      if (name !== undefined) shownOn.set(name, [...(shownOn.get(name) ?? []), path])
    }
  }
  return [...shownOn]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([picture, on]) => ({
      ...{ picture, pages: on },
      fix: /^(?:hero|place)\//.test(picture)
        ? `save yours as brand/photos/${picture}.jpg`
        : 'choose one of your carts in brand/pictures.yaml or the maker’s file',
    }))
}

/** `/pictures/hero/street.5e0d1a2e.2400x1025.c8b8b8`, whatever the size. */
export const stemOf = (address: string): string => address.replace(/^https?:\/\/[^/]+/, '').replace(/-\d+\.\w+$/, '')
