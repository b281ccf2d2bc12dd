import { existsSync } from 'node:fs'
import { glob, readdir, readFile, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Env } from '../settings/env.server.ts'
import { writeWhole } from '../system/write-whole.server.ts'
import { bucketStore } from './bucket-store.server.ts'
import type { PictureStore } from './stored-pictures.ts'

export type PictureEnv = Pick<
  Env,
  'DATA_DIR' | 'PICTURES_DIR' | 'PICTURES_S3_URL' | 'PICTURES_S3_KEY_ID' | 'PICTURES_S3_SECRET'
>

let opened: { key: string; store: PictureStore } | undefined

/** The bucket when one is set, DATA_DIR otherwise. */
export function pictureStore(env: Omit<PictureEnv, 'PICTURES_DIR'>): PictureStore {
  const { DATA_DIR, PICTURES_S3_URL: bucket, PICTURES_S3_KEY_ID: keyId = '', PICTURES_S3_SECRET: secret = '' } = env
  if (!bucket) return diskStore(DATA_DIR)
  const key = JSON.stringify([DATA_DIR, bucket, keyId, secret])
  // Opened once, so that connections and downloads in progress are shared.
  if (opened?.key !== key) {
    opened = { key, store: bucketStore({ bucket, keyId, secret, copies: join(DATA_DIR, 'picture-copies') }) }
  }
  return opened.store
}

export function diskStore(dataDir: string): PictureStore {
  const folder = join(dataDir, 'pictures')
  return {
    place: folder,
    async *list(start = '') {
      const names = start
        ? (await readdir(dirname(join(folder, start))).catch(() => [])).map((name) => join(dirname(start), name))
        : glob('*/*', { cwd: folder })
      for await (const name of names) {
        if (!name.startsWith(start) || name.endsWith('.part')) continue
        const stats = await stat(join(folder, name)).catch(() => undefined)
        if (stats?.isFile()) yield { name, bytes: stats.size, modifiedAt: stats.mtime }
      }
    },
    file: async (name) => (existsSync(join(folder, name)) ? join(folder, name) : undefined),
    read: (name) => readFile(join(folder, name)).catch(unlessMissing),
    write: (name, content) => writeWhole(join(folder, name), () => content),
    remove: (name) => rm(join(folder, name), { force: true }),
    async removeParts(before) {
      for await (const name of glob('*/*.part', { cwd: folder })) {
        const stats = await stat(join(folder, name)).catch(() => undefined)
        if (stats && stats.mtime < before) await rm(join(folder, name), { force: true })
      }
    },
    check: async () => undefined,
  }
}

function unlessMissing(error: unknown): undefined {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
}
