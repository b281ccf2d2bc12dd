import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'

const MEGABYTE = 1024 * 1024
const MIN_FREE_BYTES = 500 * MEGABYTE
const MIN_FREE_SHARE = 0.1

/** In bytes. */
export type DiskSpace = { free: number; total: number }

export async function diskSpace(folder: string): Promise<DiskSpace> {
  const { bavail, blocks, bsize } = await statfs(existsSync(folder) ? folder : '.')
  return { free: bavail * bsize, total: blocks * bsize }
}

export function diskProblem(space: DiskSpace): string | undefined {
  return space.free < MIN_FREE_BYTES || space.free / space.total < MIN_FREE_SHARE ? spaceText(space) : undefined
}

export const spaceText = ({ free, total }: DiskSpace): string =>
  `${Math.floor(free / MEGABYTE)} MB free, ${Math.floor((100 * free) / total)}%`

const SQLITE_FULL = 13
/** Error codes for a full disk: the system's, a quota's and PostgreSQL's. */
const fullCodes: readonly unknown[] = ['ENOSPC', 'EDQUOT', '53100']

export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const isSqlite = 'errcode' in error && typeof error.errcode === 'number' && (error.errcode & 255) === SQLITE_FULL
  return isSqlite || ('code' in error && fullCodes.includes(error.code))
}
