import { createHash, type Hash } from 'node:crypto'
import { constants, globSync, readFileSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'

const root = join(import.meta.dirname, '..')
const engineFiles = ['src/**/*', 'imagery/*.ts', 'imagery/masters/**/*', 'build/**/*.ts', '*.ts']

/** Digest of everything that a build reads except the dealers' folders. */
export const engineDigest = (): string =>
  digest((hash) => {
    addFiles(hash, root, [...engineFiles, 'package-lock.json'], (path) => !/\.(gen|test)\./.test(path))
  })

export const dealerDigest = (folders: readonly string[]): string =>
  digest((hash) => {
    for (const folder of folders) addFiles(hash, folder, ['**/*'], isWritten)
  })

function digest(add: (hash: Hash) => void): string {
  const hash = createHash('sha256')
  add(hash)
  return hash.digest('hex')
}

function addFiles(hash: Hash, folder: string, patterns: string[], counts: (path: string) => boolean): void {
  const paths = globSync(patterns, { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter(counts)
  for (const path of paths.sort()) hash.update(path).update(readFileSync(join(folder, path)))
}

/** Leaves out hidden files, such as Git's, and the backups that editors make. */
const isWritten = (path: string): boolean => !path.split('/').some((name) => name.startsWith('.') || name.endsWith('~'))

/** Copies each folder into a numbered one, nearest first. A copy keeps the name of its folder, for error messages. @returns the copies */
export async function copyFolders(folders: readonly string[], to: string): Promise<string[]> {
  const copies: string[] = []
  for (const [index, folder] of folders.entries()) {
    const copy = join(to, String(index), basename(folder))
    await cp(folder, copy, {
      recursive: true,
      mode: constants.COPYFILE_FICLONE,
      filter: (path) => isWritten(relative(folder, path)),
    })
    copies.push(copy)
  }
  return copies
}
