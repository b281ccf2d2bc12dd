import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { glob, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { PRIVATE_FILE } from '../../src/server/settings/data-dir.server.ts'
import { version } from '../../src/server/system/version.server.ts'
import { Failure, notFound } from '../command/failure.ts'

/** In the folder of a backup, beside `pictures`. */
export const databaseName = 'larkway.sqlite'
const listName = 'backup.json'

const list = z.object({
  larkway: z.string(),
  takenAt: z.iso.datetime(),
  /** By path in the folder. */
  files: z.record(z.string(), z.object({ bytes: z.number(), sha256: z.string() })),
})
export type BackupList = z.infer<typeof list>

async function sumOf(file: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256')
  for await (const piece of createReadStream(file)) hash.update(piece)
  return { bytes: (await stat(file)).size, sha256: hash.digest('hex') }
}

/** Call this last, so that a backup with a list is complete. */
export async function writeList(folder: string): Promise<BackupList> {
  const files: BackupList['files'] = {}
  for await (const entry of glob('**/*', { cwd: folder, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = join(entry.parentPath, entry.name)
    files[file.slice(folder.length + 1)] = await sumOf(file)
  }
  const written = { larkway: version, takenAt: new Date().toISOString(), files }
  await writeFile(join(folder, listName), `${JSON.stringify(written, null, 1)}\n`, { mode: PRIVATE_FILE })
  return written
}

/** Reads every file. @throws Failure unless all are as they were written */
export async function checkedList(folder: string): Promise<BackupList> {
  if (!existsSync(folder)) throw notFound(`There is no folder ${folder}.`, 'Check the name, or use the full path.')
  const text = await readFile(join(folder, listName), 'utf8').catch(() => undefined)
  const result = list.safeParse(text === undefined ? undefined : parseJson(text))
  if (!result.success || !result.data.files[databaseName]) {
    throw new Failure(`${folder} is not a complete backup: it has no valid ${listName}.`, useAnother)
  }
  for (const [name, { bytes, sha256 }] of Object.entries(result.data.files)) {
    const checksum = await sumOf(join(folder, name)).catch(() => undefined)
    if (!checksum) throw new Failure(`${folder} is not complete: ${name} is missing or cannot be read.`, useAnother)
    if (checksum.bytes !== bytes || checksum.sha256 !== sha256) {
      throw new Failure(`${join(folder, name)} has changed since the backup was taken.`, useAnother)
    }
  }
  return result.data
}

const useAnother = 'Nothing was changed. Copy the folder again from where it was written, or use another backup.'

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
