import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import { freePort } from './running-site.ts'

export type Bucket = {
  /** Settings with which a site uses the bucket. */
  settings: Record<'PICTURES_S3_URL' | 'PICTURES_S3_KEY_ID' | 'PICTURES_S3_SECRET', string>
  stop: () => Promise<void>
  start: () => Promise<void>
  remove: () => Promise<void>
}

/** Starts an S3 server that has one bucket and rejects unknown keys. */
export async function startBucket(): Promise<Bucket> {
  const directory = await mkdtemp(join(tmpdir(), 'larkway-bucket-'))
  const port = await freePort()
  let server: S3rver
  const start = async () => {
    server = new S3rver({
      ...{ address: '127.0.0.1', port, directory, silent: true, vhostBuckets: false },
      // The server drops the slash after the bucket before it checks the signature, but the client signs it.
      allowMismatchedSignatures: true,
      configureBuckets: [{ name: 'pictures', configs: [] }],
    })
    await server.run()
  }
  const stop = async () => {
    await server.close()
  }
  await start()
  return {
    // This is the only key that the server accepts.
    settings: {
      PICTURES_S3_URL: `http://127.0.0.1:${port}/pictures/larkway`,
      PICTURES_S3_KEY_ID: 'S3RVER',
      PICTURES_S3_SECRET: 'S3RVER',
    },
    start,
    stop,
    remove: async () => {
      await stop()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
