import { lstat, mkdir, readdir, rename, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { findShowroom } from '../../dealer/showroom-names.ts'
import { PRIVATE_FOLDER } from '../../platform/data-dir.server.ts'
import type { Db } from '../../platform/database.server.ts'
import type { Env } from '../../platform/env.server.ts'
import type { PictureEnv } from '../../platform/picture-store.server.ts'
import { showroomSource } from '../vehicle-source.ts'
import { readColumnMap, UnusableMap } from './column-map.server.ts'
import type { Reading } from './layout.ts'
import { isVehicleFile } from './read-file.server.ts'
import { reportImport } from './stock-sources.server.ts'
import { importUnattended, refusedReport, type UnattendedReport } from './unattended-import.server.ts'

/** A file that is still being written changes within this time. */
export const STILL_MS = 10_000

const folders = { done: 'done', refused: 'refused' }
const MAP_FILE = 'map.yaml'

export const inboxFolder = (dataDir: string): string => join(dataDir, 'inbox')

/** The inbox itself, and a folder of it for each showroom, named in any case. */
async function listFolders(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  return ['', ...entries.filter((entry) => entry.isDirectory() && showroomIn(entry.name)).map(({ name }) => name)]
}

const showroomIn = (name: string) => findShowroom(name.toLowerCase())
/** '' for a file in the inbox itself. */
const folderOf = (name: string): string => (dirname(name) === '.' ? '' : dirname(name))
const isImportable = (name: string): boolean => isVehicleFile(name) && !/^\.|~$/.test(name)

export type InboxState = {
  waiting: string[]
  signature: string
  changedAt: number
}

export async function readInbox(folder: string): Promise<InboxState> {
  const lists = await listFolders(folder)
  const names = await Promise.all(lists.map(async (list) => readdir(join(folder, list)).catch(() => [])))
  if (!names.flat().some(isImportable)) return { waiting: [], signature: '', changedAt: 0 }
  const finished = lists.flatMap((list) => Object.values(folders).map((name) => `${join(list, name)}/`))
  const files: { path: string; signature: string; mtimeMs: number; ctimeMs: number }[] = []
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    const below = path.slice(folder.length + 1)
    if (!entry.isFile() || finished.some((path) => below.startsWith(path))) continue
    const { size, mtimeMs, ctimeMs } = await stat(path).catch(() => ({ size: 0, mtimeMs: 0, ctimeMs: 0 }))
    files.push({ path: below, signature: `${below} ${size} ${mtimeMs} ${ctimeMs}`, mtimeMs, ctimeMs })
  }
  const waiting = files
    .filter(({ path }) => lists.includes(folderOf(path)) && isImportable(basename(path)))
    .sort((a, b) => a.mtimeMs - b.mtimeMs)
  return {
    waiting: waiting.map(({ path }) => path),
    signature: files.map(({ signature }) => signature).join('\n'),
    // A copy can keep its original's modification time, but not its change time.
    changedAt: Math.max(0, ...files.map(({ mtimeMs, ctimeMs }) => Math.max(mtimeMs, ctimeMs))),
  }
}

export type InboxReport = UnattendedReport & { name: string }

/** Pictures stay for the next file. One process at a time: see doNow. @returns undefined while files are coming in */
export async function importInbox(
  db: Db,
  env: PictureEnv & Pick<Env, 'SITE_URL' | 'STOCK_EMAIL_TO' | 'SMTP_URL'>,
  { mailed }: { mailed: boolean },
): Promise<InboxReport[] | undefined> {
  const folder = inboxFolder(env.DATA_DIR)
  const { waiting, changedAt } = await readInbox(folder)
  if (Math.abs(Date.now() - changedAt) < STILL_MS) return undefined
  const reports: InboxReport[] = []
  for (const name of waiting) {
    const list = folderOf(name)
    const showroom = showroomIn(list)
    const source = showroom ? showroomSource(showroom.id) : 'inbox'
    const report = await readingOf(folder, list).then(
      (reading) =>
        importUnattended(db, join(folder, name), {
          source,
          reading,
          pictures: { base: join(folder, list), siteUrl: env.SITE_URL, confined: true },
          env,
        }),
      (error: unknown) => {
        if (!(error instanceof UnusableMap)) throw error
        return refusedReport(error.message)
      },
    )
    await reportImport(db, source, report, { env, from: name, mailed })
    await finish(folder, name, report)
    reports.push({ ...report, name })
  }
  return reports
}

/** By its folder's map, else by the inbox's. */
async function readingOf(folder: string, list: string): Promise<Reading> {
  const map = join(folder, list, MAP_FILE)
  const file = await lstat(map).catch(() => undefined)
  if (!file) return list === '' ? { ignoreUnknown: 'feeds' } : readingOf(folder, '')
  // Errors quote the map, and a link could lead to any file on this machine.
  if (file.isSymbolicLink()) throw new UnusableMap(`${MAP_FILE} is a link; put the file itself into the inbox`)
  return { map: await readColumnMap(map) }
}

/** Replaces an earlier file of the same name: a daily export must not fill the disk. */
async function finish(folder: string, name: string, { outcome, summary, text }: UnattendedReport): Promise<void> {
  const target = join(folder, folderOf(name), outcome === 'refused' ? folders.refused : folders.done)
  await mkdir(target, { recursive: true, mode: PRIVATE_FOLDER })
  await writeFile(join(target, `${basename(name)}.report.txt`), `${summary}\n\n${text}\n`)
  await rename(join(folder, name), join(target, basename(name)))
}
