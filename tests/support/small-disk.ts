import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { appendFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const MAX_BYTES = 64 * 1024 * 1024
const CHUNK_BYTES = 4096

export type SmallDisk = {
  directory: string
  /** Writes until the disk is full. */
  fill: () => Promise<void>
  free: () => Promise<void>
  remove: () => void
}

/**
 * A separate file system that fills up quickly: a tmpfs, which requires root, or the one in LARKWAY_SMALL_DISK.
 * @throws an error about what is missing
 */
export function smallDisk(): SmallDisk {
  const ownDisk = process.env.LARKWAY_SMALL_DISK
  const directory = ownDisk ? givenDisk(ownDisk) : mountedDisk()
  const filler = join(directory, 'filler')
  return {
    directory,
    fill: async () => {
      const chunk = Buffer.alloc(CHUNK_BYTES, 1)
      for (;;) {
        try {
          await appendFile(filler, chunk)
        } catch (error) {
          if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') return
          throw error
        }
      }
    },
    free: () => rm(filler),
    remove: () => {
      if (ownDisk) return rmSync(filler, { force: true })
      // A lazy unmount removes the folder at once, and frees the disk when the last killed process is gone.
      execFileSync('umount', ['--lazy', directory])
      rmSync(directory, { recursive: true })
    },
  }
}

function givenDisk(directory: string): string {
  const { blocks, bsize } = statfsSync(directory)
  if (blocks * bsize <= MAX_BYTES) return directory
  throw new Error(`LARKWAY_SMALL_DISK should be on a file system of ${MAX_BYTES / 1024 / 1024} MB or less.`)
}

function mountedDisk(): string {
  const directory = mkdtempSync(join(tmpdir(), 'larkway-small-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=16m', 'tmpfs', directory], { stdio: 'pipe' })
    return directory
  } catch (error) {
    rmSync(directory, { recursive: true })
    throw new Error(
      'A full disk takes a small file system. Run this as root on Linux, where it mounts one, or name a folder on one of 64 MB or less in LARKWAY_SMALL_DISK.',
      { cause: error },
    )
  }
}
