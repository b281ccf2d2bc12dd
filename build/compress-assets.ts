import { existsSync } from 'node:fs'
import { glob, readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join, matchesGlob } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import pMap from 'p-map'
import { buildDir } from '../src/content/dealer/paths/dealer-paths.ts'
import { fromCache } from './build-cache.ts'

const client = join(buildDir, 'client')
const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }

const texts = '**/*.{js,css,svg,txt,json,glb}'

/**
 * Compresses at the highest level, which takes half a minute for all files the first time. @param written files that are already complete; by default all
 */
export async function compressAssets(written?: readonly string[]): Promise<void> {
  const all =
    written?.filter((file) => matchesGlob(file, texts)) ?? (await Array.fromAsync(glob(texts, { cwd: client })))
  const files = all.map((file) => join(client, file)).filter((path) => !existsSync(`${path}.gz`))
  await pMap(files, compress, { concurrency: availableParallelism() })
}

async function compress(path: string): Promise<void> {
  const body = await readFile(path)
  await writeFile(`${path}.br`, await fromCache('br', [body], () => promisify(brotliCompress)(body, { params })))
  await writeFile(`${path}.gz`, await fromCache('gz', [body], () => promisify(gzip)(body, { level: 9 })))
}
