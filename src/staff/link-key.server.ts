import { randomBytes, randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ownByFolder, PRIVATE_FILE, PRIVATE_FOLDER } from '../platform/data-dir.server.ts'
import type { Env } from '../platform/env.server.ts'

export type KeyEnv = Pick<Env, 'DATA_DIR' | 'STAFF_LINK_KEY'>

const fileOf = ({ DATA_DIR }: KeyEnv): string => join(DATA_DIR, 'staff-link-key')
const newKey = (): string => randomBytes(32).toString('base64url')

/** Read for every link, so that a new key counts immediately in every process. */
export async function linkKey(env: KeyEnv): Promise<string> {
  if (env.STAFF_LINK_KEY) return env.STAFF_LINK_KEY
  const key = await readKey(env)
  if (key) return key
  // Another process may be making one at the same time: the first one counts.
  await writeKey(env, (part, file) => link(part, file)).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  })
  return linkKey(env)
}

/** Ends every link that was ever sent. */
export const rotateLinkKey = (env: KeyEnv): Promise<void> => writeKey(env, rename)

/** Complete before it has its name. */
async function writeKey(env: KeyEnv, place: (part: string, file: string) => Promise<void>): Promise<void> {
  const part = `${fileOf(env)}.${randomUUID()}.part`
  // With PostgreSQL, nothing else may have needed the folder yet.
  await mkdir(env.DATA_DIR, { recursive: true, mode: PRIVATE_FOLDER })
  try {
    await writeFile(part, newKey(), { mode: PRIVATE_FILE })
    ownByFolder(part)
    await place(part, fileOf(env))
  } finally {
    await rm(part, { force: true })
  }
}

const readKey = (env: KeyEnv): Promise<string | undefined> =>
  readFile(fileOf(env), 'utf8').then(
    (key) => key || undefined,
    (error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
      throw error
    },
  )
