import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, extname, join } from 'node:path'
import { BadCell } from './columns.ts'

const WITHIN_MS = 30_000
const MEGABYTE = 1024 * 1024

/** A name as addresses have it. */
export const plainName = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')

/** What a picture of another site is called here; the same for the same URL. */
export function remoteName(url: string): string {
  const path = URL.canParse(url) ? new URL(url).pathname : ''
  const name = plainName(basename(path, extname(path))).slice(0, 60)
  const hash = createHash('sha256').update(url).digest('hex').slice(0, 8)
  return `${name || 'picture'}-${hash}`
}

let scratch: string | undefined

/** Where pictures lie until their sizes are made; goes with the process. */
function scratchFolder(): string {
  if (!scratch) {
    const folder = mkdtempSync(join(tmpdir(), 'larkway-pictures-'))
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
    scratch = folder
  }
  return scratch
}

/**
 * Fetches a picture into a file of its own, which the caller checks.
 * @throws BadCell when there is none, or too much of it, or it takes too long
 */
export async function fetchPicture(url: string, maxBytes: number): Promise<string> {
  const file = join(scratchFolder(), remoteName(url))
  const answer = await fetch(url, { signal: AbortSignal.timeout(WITHIN_MS) }).catch(unreachable(url))
  if (!answer.ok || !answer.body) throw new BadCell(`${url} answers ${answer.status}; open it in a browser to see why`)
  const chunks: Uint8Array[] = []
  let bytes = 0
  try {
    for await (const chunk of answer.body) {
      bytes += chunk.length
      if (bytes > maxBytes) throw new BadCell(`${url} has more than ${maxBytes / MEGABYTE} MB, the most that fits`)
      chunks.push(chunk)
    }
  } catch (error) {
    if (error instanceof BadCell) throw error
    unreachable(url)(error)
  }
  await writeFile(file, chunks)
  return file
}

const unreachable =
  (url: string) =>
  (error: unknown): never => {
    const late = error instanceof Error && error.name === 'TimeoutError'
    const why = late ? `has not arrived after ${WITHIN_MS / 1000} seconds` : 'cannot be fetched'
    throw new BadCell(`${url} ${why}; save the picture beside the file and give its name`)
  }
