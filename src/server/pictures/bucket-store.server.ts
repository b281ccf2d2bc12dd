import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { glob, mkdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { parsePicture } from '../../ui/picture-address.ts'
import type { PictureBucket } from '../settings/picture-bucket-setting.ts'
import { SetupProblem } from '../settings/setup-problem.ts'
import { log } from '../system/log.server.ts'
import type { PictureStore } from './stored-pictures.ts'

export class PicturesUnreachable extends SetupProblem {
  constructor(what: string, cause: unknown) {
    super(
      what,
      'Check PICTURES_S3_URL, its key, and that the service is up. Until then, pictures are shown where this machine has a copy, and imports and photos of staff are refused.',
    )
    this.cause = cause
  }
}

const ONE_DAY_MS = 24 * 60 * 60 * 1000
/** The first file of a photo is replaced by a smaller one of the same name, so no copy may be older than this. */
const KEEP_COPY_MS = 30 * ONE_DAY_MS
const CONNECT_MS = 3000
const RESPONSE_MS = 10_000

const types: Record<string, string> = { avif: 'image/avif', webp: 'image/webp' }
const typeOf = (name: string): string => types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream'

type Options = {
  bucket: PictureBucket
  keyId: string
  secret: string
  /** Local folder for copies of pictures that were requested. */
  copies: string
}

/** Decision 35. The client is loaded when it is first needed, to save memory on sites without a bucket. */
export function bucketStore({ bucket: to, keyId, secret, copies }: Options): PictureStore {
  const { bucket: Bucket, prefix } = to
  const keyOf = (name: string) => ({ Bucket, Key: prefix + name })
  const fetching = new Map<string, Promise<string | undefined>>()
  let sweptAt = 0

  const load = async () => {
    const s3 = await import('@aws-sdk/client-s3')
    const client = new s3.S3Client({
      endpoint: to.endpoint,
      region: to.region,
      forcePathStyle: true,
      credentials: { accessKeyId: keyId, secretAccessKey: secret },
      // Some services refuse the client's own checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: RESPONSE_MS, throwOnRequestTimeout: true },
    })
    return { client, s3 }
  }

  let loading: ReturnType<typeof load> | undefined
  async function ask<T>(use: (loaded: Awaited<ReturnType<typeof load>>) => Promise<T>): Promise<T> {
    try {
      loading ??= load()
      return await use(await loading)
    } catch (error) {
      const why = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
      throw new PicturesUnreachable(`${to.endpoint} does not serve the bucket ${Bucket}: ${why}`, error)
    }
  }

  /** @returns undefined if the bucket has no such picture */
  const get = (name: string) =>
    ask(({ client, s3 }) =>
      client.send(new s3.GetObjectCommand(keyOf(name))).catch((error: unknown) => {
        if (error instanceof s3.NoSuchKey) return undefined
        throw error
      }),
    )

  async function fetchCopy(name: string): Promise<string | undefined> {
    const object = await get(name)
    if (!(object?.Body instanceof Readable)) return undefined
    const file = join(copies, name)
    const part = `${file}.${randomUUID()}.part`
    await mkdir(dirname(file), { recursive: true })
    try {
      await pipeline(object.Body, createWriteStream(part))
      const modifiedAt = object.LastModified ?? new Date()
      // With the same time, the file gets the same ETag on every machine.
      await utimes(part, new Date(), modifiedAt)
      await rename(part, file)
    } catch (error) {
      await rm(part, { force: true })
      throw error
    }
    if (Date.now() - sweptAt > ONE_DAY_MS) {
      sweptAt = Date.now()
      void sweep().catch((error: unknown) => log.warn({ err: error }, 'old copies of pictures could not be deleted'))
    }
    return file
  }

  async function sweep(): Promise<void> {
    for await (const name of glob('*/*', { cwd: copies })) {
      const stats = await stat(join(copies, name)).catch(() => undefined)
      if (stats && Date.now() - stats.ctimeMs > KEEP_COPY_MS) await rm(join(copies, name), { force: true })
    }
  }

  return {
    place: `the bucket ${Bucket} at ${new URL(to.endpoint).host}`,
    async *list(start = '') {
      let after: string | undefined
      do {
        const page = await ask(({ client, s3 }) =>
          client.send(new s3.ListObjectsV2Command({ Bucket, Prefix: prefix + start, ContinuationToken: after })),
        )
        for (const { Key = '', Size: bytes = 0, LastModified: modifiedAt = new Date() } of page.Contents ?? []) {
          yield { name: Key.slice(prefix.length), bytes, modifiedAt }
        }
        after = page.IsTruncated ? page.NextContinuationToken : undefined
      } while (after !== undefined)
    },
    async file(name) {
      // The bucket has only names of this form, and each request costs money.
      if (!parsePicture(`/pictures/${name}`)) return undefined
      const copy = join(copies, name)
      if ((await stat(copy).catch(() => undefined))?.isFile()) return copy
      const under = fetching.get(name) ?? fetchCopy(name).finally(() => fetching.delete(name))
      fetching.set(name, under)
      return under
    },
    async read(name) {
      const object = await get(name)
      return object?.Body && Buffer.from(await object.Body.transformToByteArray())
    },
    async write(name, content) {
      const object = { ...keyOf(name), Body: content, ContentType: typeOf(name) }
      await ask(({ client, s3 }) => client.send(new s3.PutObjectCommand(object)))
      await rm(join(copies, name), { force: true })
    },
    async remove(name) {
      await ask(({ client, s3 }) => client.send(new s3.DeleteObjectCommand(keyOf(name))))
      await rm(join(copies, name), { force: true })
    },
    // An object is either complete or missing.
    removeParts: async () => undefined,
    async check() {
      await ask(({ client, s3 }) => client.send(new s3.HeadBucketCommand({ Bucket })))
    },
  }
}
