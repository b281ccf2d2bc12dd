import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { type ProcessLock, tryProcessLock } from '../src/platform/process-lock.server.ts'

const stamp = 'dist/.sources'
const lockFile = 'node_modules/.larkway-build.lock'
const LOCK_RETRY_MS = 200

function sourcesDigest(): string {
  const hash = createHash('sha256')
  const files = globSync(
    [
      'src/**/*',
      'db/**/*.ts',
      'sample/**/*.ts',
      'imagery/*.ts',
      'imagery/masters/**/*',
      'public/*',
      'public/icons/*',
      'vite.config.ts',
      'package-lock.json',
      'build/**/*.ts',
    ],
    {
      withFileTypes: true,
    },
  )
  const paths = files
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !isGenerated(path))
  for (const path of paths.sort()) hash.update(path).update(readFileSync(path))
  return hash.digest('hex')
}

const isGenerated = (path: string): boolean => path.includes('.gen.') || path.includes('area/maps/')

/** When two processes start together, one builds and the other waits. */
export async function ensureBuild(say: (line: string) => void): Promise<void> {
  const lock = await waitForLock(say)
  try {
    await buildUnlessMade(say)
  } finally {
    lock.release()
  }
}

async function waitForLock(say: (line: string) => void): Promise<ProcessLock> {
  for (let asked = 0; ; asked++) {
    const lock = tryProcessLock(lockFile, 'exclusive')
    if (lock) return lock
    if (asked === 0) say('another process is building; waiting for it')
    await setTimeout(LOCK_RETRY_MS)
  }
}

async function buildUnlessMade(say: (line: string) => void): Promise<void> {
  const wanted = sourcesDigest()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) {
    say('the build is up to date')
    return
  }
  say('building')
  const build = spawn(process.execPath, [join(import.meta.dirname, 'build.ts')], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  const [code] = await once(build, 'exit')
  if (code !== 0) process.exit(code ?? 1)
  writeFileSync(stamp, wanted)
}

/** `npm run build`: makes all picture sizes too, which a running site makes in the background if it may write there. */
async function buildAll(): Promise<void> {
  await ensureBuild(console.log)
  const { env } = await import('../src/platform/env.server.ts')
  // Imported late: it reads lists that the build has made.
  const { pictureFolders } = await import('../src/platform/pictures.server.ts')
  const { sizes } = pictureFolders('.', env())
  const sizesBuild = spawn(process.execPath, [join(import.meta.dirname, 'build-pictures.ts'), '--all-sizes', sizes], {
    stdio: 'inherit',
  })
  const [code] = await once(sizesBuild, 'exit')
  if (code !== 0) process.exit(code ?? 1)
}

if (import.meta.main) await buildAll()
