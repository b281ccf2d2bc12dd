import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'

const root = join(import.meta.dirname, '../..')
// In CI, the checkout belongs to another user.
const asOwner = ['-c', `safe.directory=${root}`]
const git = (...words: string[]): string =>
  execFileSync('git', [...asOwner, ...words], { cwd: root, encoding: 'utf8' }).trim()

/** Versions before 2.0 have their migrations in the second folder. */
const migrationFolders = ['src/server/database/migrations', 'db/migrations']

const migrationsAt = (commit: string): string[] =>
  git('ls-tree', '-r', '--name-only', commit, ...migrationFolders)
    .split('\n')
    .filter((path) => /\/\d{4}-/.test(path))
    .map((path) => basename(path))

/**
 * LARKWAY_PREVIOUS, or the newest tag before this version. Without a tag, the newest commit that lacks only the
 * latest migrations.
 */
function previousCommit(): string {
  const { LARKWAY_PREVIOUS } = process.env
  if (LARKWAY_PREVIOUS) return LARKWAY_PREVIOUS
  try {
    return git('describe', '--tags', '--abbrev=0', 'HEAD^')
  } catch {
    const now = migrationsAt('HEAD')
    const commits = git('rev-list', 'HEAD', '--', ...migrationFolders).split('\n')
    const previous = commits.find((commit) => {
      const before = migrationsAt(commit)
      return before.length < now.length && before.every((path, index) => path === now[index])
    })
    if (previous) return previous
    throw new Error('No commit of an earlier version is here: fetch the history, or name one in LARKWAY_PREVIOUS.')
  }
}

export type PreviousVersion = { folder: string; commit: string; remove: () => Promise<void> }

/** Builds the previous version in a separate folder on the same disk, so that packages can be linked instead of copied. */
export async function buildPreviousVersion(): Promise<PreviousVersion> {
  const commit = git('rev-parse', '--short', previousCommit())
  mkdirSync(join(root, 'dist'), { recursive: true })
  const folder = await mkdtemp(join(root, 'dist', 'previous-'))
  const archive = join(folder, 'version.tar')
  git('archive', '--output', archive, commit)
  execFileSync('tar', ['-x', '-f', archive, '-C', folder])
  execFileSync('cp', ['-al', join(root, 'node_modules'), join(folder, 'node_modules')])
  // Installs whatever else that version needs, but makes no picture sizes.
  execFileSync(process.execPath, ['bin/bootstrap.mjs', 'tools/test', 'build'], {
    cwd: folder,
    // The NODE_ENV of the test runner would change the build.
    env: { ...process.env, NODE_ENV: 'production', DEALER_DIR: '' },
  })
  return { folder, commit, remove: () => rm(folder, { recursive: true }) }
}
