import {
  accessSync,
  chmodSync,
  chownSync,
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  statSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { SetupProblem } from './setup-problem.ts'

/** Modes that let only the site's own user read messages. */
export const PRIVATE_FOLDER = 0o700
export const PRIVATE_FILE = 0o600
const STICKY = 0o1000

const openedFiles = ['larkway.sqlite', 'larkway.sqlite-wal', 'larkway.sqlite-shm', 'in-use.lock', 'prepare.lock']
const databaseFiles = /^(larkway\.sqlite|in-use\.lock|prepare\.lock)/

/** Closes the folder to other users, whatever the umask. @throws SetupProblem when this user cannot work with it */
export function openDataDir(directory: string): void {
  try {
    mkdirSync(directory, { recursive: true, mode: PRIVATE_FOLDER })
  } catch (error) {
    throw accessProblem(error, directory)
  }
  requireAccess(directory, constants.R_OK | constants.W_OK | constants.X_OK)
  closeToOthers(directory, PRIVATE_FOLDER)
  for (const name of openedFiles) requireAccess(join(directory, name), constants.R_OK | constants.W_OK)
  for (const name of readdirSync(directory)) {
    if (databaseFiles.test(name)) closeToOthers(join(directory, name), PRIVATE_FILE)
  }
}

/** Creates a missing file that only its owner can read. SQLite gives its -wal and -shm files the same mode. */
export function createPrivateFile(file: string): void {
  if (existsSync(file)) return
  closeSync(openSync(file, 'a', PRIVATE_FILE))
  ownByFolder(file)
}

/** Gives a file that root created, as with `sudo npx larkway`, to the folder's owner, or the site could not read it. */
export function ownByFolder(file: string): void {
  const { uid, gid } = statSync(dirname(file))
  if (process.getuid?.() === 0 && uid !== 0) chownSync(file, uid, gid)
}

function closeToOthers(path: string, mode: number): void {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (!stats || stats.mode & STICKY || (stats.mode & 0o077) === 0) return
  if (stats.uid === process.getuid?.() || process.getuid?.() === 0) chmodSync(path, mode)
}

/** Accepts a missing path. @throws SetupProblem, which names the path's owner and mode if those are the cause */
export function requireAccess(path: string, mode: number): void {
  try {
    accessSync(path, mode)
  } catch (error) {
    // SQLite deletes the -wal and -shm files when the last process closes the database.
    if (codeOf(error) !== 'ENOENT') throw accessProblem(error, path)
  }
}

function accessProblem(error: unknown, path: string): unknown {
  switch (codeOf(error)) {
    case 'EROFS':
      return new SetupProblem(
        `${path} is on a file system that is mounted read-only.`,
        'Mount it for writing, or set DATA_DIR to another folder.',
      )
    case 'EACCES':
    case 'EPERM':
      return permissionProblem(path)
    case 'ENOSPC':
      return new SetupProblem(`There is no room for ${path}: the disk is full.`, 'Free up space.')
    case 'EEXIST':
    case 'ENOTDIR':
      return new SetupProblem(`${path} cannot be a folder: there is a file of that name.`, 'Set DATA_DIR to a folder.')
    default:
      return error
  }
}

function permissionProblem(path: string): SetupProblem {
  const { nearest, stats } = nearestVisible(path)
  const mode = (stats.mode & 0o7777).toString(8).padStart(4, '0')
  const me = process.getuid?.() ?? stats.uid
  const where = stats.isDirectory() ? nearest : dirname(nearest)
  return new SetupProblem(
    `This user may not open ${path}: ${nearest === path ? 'it' : nearest} belongs to ${userName(stats.uid)} with mode ${mode}, and this process runs as ${userName(me)}.`,
    stats.uid === me
      ? `Run: chmod u+rw${stats.isDirectory() ? 'x' : ''} "${nearest}"`
      : `Run it as ${userName(stats.uid)}, or give this user the folder: chown -R ${me} "${where}"`,
  )
}

function nearestVisible(path: string): { nearest: string; stats: import('node:fs').Stats } {
  for (let folder = path; ; folder = dirname(folder)) {
    try {
      return { nearest: folder, stats: statSync(folder) }
    } catch (error) {
      if (dirname(folder) === folder) throw error
    }
  }
}

function userName(uid: number): string {
  const names = existsSync('/etc/passwd') ? readFileSync('/etc/passwd', 'utf8') : ''
  const name = names
    .split('\n')
    .map((line) => line.split(':'))
    .find(([, , id]) => id === String(uid))?.[0]
  return name ? `${name} (uid ${uid})` : `uid ${uid}`
}

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined)
