import { readdir, readFile, readlink, stat } from 'node:fs/promises'
import { basename } from 'node:path'

const WRITES = 0o3

/**
 * Files that a process on this machine has open for writing, according to /proc, so that a half-uploaded file is left alone.
 * /proc exists only on Linux, and shows the open files of other users' processes only to root.
 */
export async function openForWriting(files: readonly string[]): Promise<ReadonlySet<string>> {
  const filesByName = new Map<string, { file: string; inode: string }[]>()
  for (const file of files) {
    const inode = await inodeOf(file)
    if (inode) filesByName.set(basename(file), [...(filesByName.get(basename(file)) ?? []), { file, inode }])
  }
  const open = new Set<string>()
  if (filesByName.size === 0) return open
  for (const process of await namesIn('/proc')) {
    if (!/^\d+$/.test(process)) continue
    for (const number of await namesIn(`/proc/${process}/fd`)) {
      const path = `/proc/${process}/fd/${number}`
      // In a container, the same file may have another path.
      const candidates = filesByName.get(basename(await readlink(path).catch(() => '')))
      if (!candidates) continue
      const inode = await inodeOf(path)
      for (const { file } of candidates.filter((one) => one.inode === inode)) {
        if (await isWriting(`/proc/${process}/fdinfo/${number}`)) open.add(file)
      }
    }
  }
  return open
}

const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => [])

const inodeOf = (path: string): Promise<string | undefined> =>
  stat(path).then(
    ({ dev, ino }) => `${dev} ${ino}`,
    () => undefined,
  )

/** Whether the file is open for writing. A backup or a virus scanner opens it only for reading. */
async function isWriting(info: string): Promise<boolean> {
  const flags = /^flags:\s*(\d+)$/m.exec(await readFile(info, 'utf8').catch(() => ''))?.[1]
  return flags !== undefined && (Number.parseInt(flags, 8) & WRITES) !== 0
}
