import { lstat, mkdir, readdir, rename, stat, utimes, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { findShowroom } from '../../../content/dealer/showroom-names.ts'
import type { Db } from '../../../server/database/database.server.ts'
import type { PictureEnv } from '../../../server/pictures/picture-store.server.ts'
import { PRIVATE_FOLDER } from '../../../server/settings/data-dir.server.ts'
import type { Env } from '../../../server/settings/env.server.ts'
import { openForWriting } from '../../../server/system/files-open-for-writing.server.ts'
import { showroomSource } from '../vehicle-source.ts'
import { readColumnMap, UnusableMap } from './column-map.server.ts'
import type { Reading } from './feed-layout.ts'
import { isVehicleFile } from './read-vehicle-file.server.ts'
import { reportImport } from './stock-sources.server.ts'
import { importUnattended, refusedReport, type UnattendedReport } from './unattended-import.server.ts'

/** A file that is still being written changes within this time, or its writer has it open. */
export const STILL_MS = 10_000
/** Uploads can stall, so a file that isn't known to be finished removes carts only after this long without a change. */
export const LONG_STILL_MS = 60_000

const folders = { done: 'done', refused: 'refused' }
const MAP_FILE = 'map.yaml'

export const inboxFolder = (dataDir: string): string => join(dataDir, 'inbox')

/** The inbox itself and its folder for each showroom, whose name may be in any case. */
async function listFolders(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  return ['', ...entries.filter((entry) => entry.isDirectory() && showroomIn(entry.name)).map(({ name }) => name)]
}

const showroomIn = (name: string) => findShowroom(name.toLowerCase())
/** '' for a file in the inbox itself. */
const folderOf = (name: string): string => (dirname(name) === '.' ? '' : dirname(name))
const isImportable = (name: string): boolean => isVehicleFile(name) && !isUnfinished(name)
/** Names of unfinished uploads and of editors' temporary files. */
const isUnfinished = (name: string): boolean =>
  /^\.|~$|\.(?:part|partial|filepart|tmp|temp|upload|crdownload)$/i.test(name)

export type InboxFile = {
  /** Relative to the inbox. */
  path: string
  isImportable: boolean
  /** Changes with any write. */
  signature: string
  changedAt: number
  /** The file was renamed, or its times or permissions were set, after the last write, so it is complete. */
  isFinished: boolean
}

/** Works even if the disk's clock is ahead. */
export const ageOf = ({ changedAt }: Pick<InboxFile, 'changedAt'>): number => Math.abs(Date.now() - changedAt)

/** Oldest first. */
export async function readInbox(folder: string): Promise<InboxFile[]> {
  const lists = await listFolders(folder)
  const names = await Promise.all(lists.map(async (list) => readdir(join(folder, list)).catch(() => [])))
  if (!names.flat().some(isImportable)) return []
  const finished = lists.flatMap((list) => Object.values(folders).map((name) => `${join(list, name)}/`))
  const files: (InboxFile & { mtimeMs: number })[] = []
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name).slice(folder.length + 1)
    if (!entry.isFile() || isUnfinished(entry.name) || finished.some((one) => path.startsWith(one))) continue
    const stats = await stat(join(folder, path), { bigint: true }).catch(() => undefined)
    if (!stats) continue
    const [mtimeMs, ctimeMs] = [Number(stats.mtimeMs), Number(stats.ctimeMs)]
    files.push({
      path,
      isImportable: lists.includes(folderOf(path)) && isImportable(entry.name),
      signature: `${stats.size} ${stats.mtimeNs} ${stats.ctimeNs}`,
      mtimeMs,
      // A copy can keep its original's modification time, but not its change time.
      changedAt: Math.max(mtimeMs, ctimeMs),
      isFinished: stats.size > 0n && stats.ctimeNs > stats.mtimeNs,
    })
  }
  return files.toSorted((a, b) => a.mtimeMs - b.mtimeMs)
}

/**
 * The files to import now. Pictures are uploaded before the file that lists them, so all of them must be complete.
 * @param stillMs how long a file has been unchanged
 */
export async function readyFiles(
  folder: string,
  files: readonly InboxFile[],
  stillMs: (file: InboxFile) => number,
): Promise<InboxFile[]> {
  const isStill = (file: InboxFile) => file.isFinished || stillMs(file) >= STILL_MS
  const still = files.filter(isStill)
  if (files.some((file) => !file.isImportable && !isStill(file)) || !still.some((file) => file.isImportable)) return []
  const open = await openForWriting(files.map(({ path }) => join(folder, path)))
  const isOpen = ({ path }: InboxFile) => open.has(join(folder, path))
  if (files.some((file) => !file.isImportable && isOpen(file))) return []
  return still.filter((file) => file.isImportable && !isOpen(file))
}

/** Moves files that were written to after their import back to the inbox. */
export async function takeBackChanged(folder: string): Promise<void> {
  for (const list of await listFolders(folder)) {
    for (const kind of Object.values(folders)) {
      const archive = join(folder, list, kind)
      for (const name of (await readdir(archive).catch(() => [])).filter(isImportable)) {
        const [file, report] = await Promise.all(
          [join(archive, name), join(archive, reportName(name))].map((path) => stat(path).catch(() => undefined)),
        )
        if (!file || !report || file.mtimeMs <= report.mtimeMs + CLOCK_GRAIN_MS) continue
        const target = join(folder, list, name)
        const isThere = await lstat(target).catch(() => undefined)
        if (isThere || Date.now() - file.mtimeMs < LONG_STILL_MS) continue
        if ((await openForWriting([join(archive, name)])).size === 0) await rename(join(archive, name), target)
      }
    }
  }
}

/** Tolerance for file times, which are set in milliseconds but read with a finer resolution. */
const CLOCK_GRAIN_MS = 5

const reportName = (name: string): string => `${name}.report.txt`

export type InboxReport = UnattendedReport & { name: string }

/**
 * Pictures stay for the next file. Only one process may do this at a time, see doNow. @returns undefined while files are coming in @param stillMs how long the site itself has seen no change, no matter what the disk's clock says
 */
export async function importInbox(
  db: Db,
  env: PictureEnv & Pick<Env, 'SITE_URL' | 'STOCK_EMAIL_TO' | 'SMTP_URL'>,
  { mailed, stillMs }: { mailed: boolean; stillMs?: number | undefined },
): Promise<InboxReport[] | undefined> {
  const folder = inboxFolder(env.DATA_DIR)
  await takeBackChanged(folder)
  const files = await readInbox(folder)
  const ready = await readyFiles(folder, files, (file) => Math.max(stillMs ?? 0, ageOf(file)))
  if (ready.length === 0 && files.some((file) => file.isImportable)) return undefined
  const reports: InboxReport[] = []
  for (const file of ready) {
    const name = file.path
    const list = folderOf(name)
    const showroom = showroomIn(list)
    const source = showroom ? showroomSource(showroom.id) : 'inbox'
    const { mtime } = await stat(join(folder, name))
    const report = await readingOf(folder, list).then(
      (reading) =>
        importUnattended(db, join(folder, name), {
          source,
          reading,
          pictures: { base: join(folder, list), siteUrl: env.SITE_URL, confined: true },
          env,
          keepsForNow: !file.isFinished && (stillMs ?? ageOf(file)) < LONG_STILL_MS,
        }),
      (error: unknown) => {
        if (!(error instanceof UnusableMap)) throw error
        return refusedReport(error.message)
      },
    )
    if (report.outcome !== 'waiting') {
      await reportImport(db, source, report, { env, from: name, mailed })
      await finish(folder, name, report, mtime)
    }
    reports.push({ ...report, name })
  }
  return reports
}

/** Uses the map in the file's own folder, or else the inbox's. */
async function readingOf(folder: string, list: string): Promise<Reading> {
  const map = join(folder, list, MAP_FILE)
  const file = await lstat(map).catch(() => undefined)
  if (!file) return list === '' ? { ignoreUnknown: 'feeds' } : readingOf(folder, '')
  // Errors quote the map, and a symbolic link could point to any file on this machine.
  if (file.isSymbolicLink()) throw new UnusableMap(`${MAP_FILE} is a link; put the file itself into the inbox`)
  return { map: await readColumnMap(map) }
}

/** Replaces an earlier file of the same name: a daily export must not fill the disk. @param readAt modification time of the file when it was read */
async function finish(
  folder: string,
  name: string,
  { outcome, summary, text }: UnattendedReport,
  readAt: Date,
): Promise<void> {
  const target = join(folder, folderOf(name), outcome === 'refused' ? folders.refused : folders.done)
  const report = join(target, reportName(basename(name)))
  await mkdir(target, { recursive: true, mode: PRIVATE_FOLDER })
  await writeFile(report, `${summary}\n\n${text}\n`)
  // takeBackChanged compares a later write to the file with this time.
  await utimes(report, readAt, readAt)
  await rename(join(folder, name), join(target, basename(name)))
}
