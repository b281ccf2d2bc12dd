/** Lists the addresses of all committed pictures. `--all-sizes [FOLDER] [AT-A-TIME]` also makes missing sizes (bin/make-picture-sizes.ts). */
import { existsSync } from 'node:fs'
import { glob, readFile, rm, stat } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { lineUpCarts } from '../src/content/facts/seats.ts'
import { parsePicture } from '../src/platform/picture-address.ts'
import { pictureAddress, pictureHash, writePictureSize } from '../src/platform/picture-sizes.server.ts'
import { writeIfChanged } from './write-if-changed.ts'

const masters = 'imagery/masters'
const allList = 'src/content/pictures.gen.ts'
/** Older leftovers come from processes that were killed. */
const LEFTOVER_MS = 600_000
const [option, output = 'public/pictures', atATime = availableParallelism()] = import.meta.main
  ? process.argv.slice(2)
  : []
const homeHeroCart = 'evolution-d6-max-xt4/side'
const roadCarts = { arriving: 'denago-ev-city/side', lost: 'denago-nomad/rear34' } as const

// One picture per core is faster than several cores on one picture.
sharp.concurrency(1)

async function build(): Promise<void> {
  const before = await readFile(allList, 'utf8').catch(() => '')
  const files = await Array.fromAsync(glob('**/*.webp', { cwd: masters }))
  const addresses = new Map<string, string>()
  await inParallel(files, async (file) => {
    const name = file.replace(/\.webp$/, '')
    const bytes = await readFile(join(masters, file))
    const [known] = new RegExp(`/pictures/${name}\\.${pictureHash(bytes)}\\.[^"]+`).exec(before) ?? []
    addresses.set(name, known ?? (await pictureAddress(bytes, name)))
  })
  await removeStale(new Set([...addresses.values()].map((url) => parsePicture(url)?.base.slice('/pictures/'.length))))
  await writeLists(addresses)
  if (option === '--all-sizes') await makeAllSizes()
}

async function inParallel<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const queue = [...all]
  const worker = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) await work(next)
  }
  await Promise.all(Array.from({ length: Number(atATime) }, worker))
}

async function removeStale(bases: ReadonlySet<string | undefined>): Promise<void> {
  for await (const file of glob('**/*.{webp,avif}', { cwd: output })) {
    if (!bases.has(file.replace(/-\d+\.(webp|avif)$/, ''))) await rm(join(output, file))
  }
  for await (const file of glob('**/*.part', { cwd: output })) {
    const { mtimeMs } = await stat(join(output, file))
    if (Date.now() - mtimeMs > LEFTOVER_MS) await rm(join(output, file), { force: true })
  }
}

/** Several lists, so that browsers load only those with pictures that pages place themselves. */
async function writeLists(addresses: ReadonlyMap<string, string>): Promise<void> {
  const sorted = [...addresses].sort(([a], [b]) => a.localeCompare(b))
  const onPages = sorted.filter(([name]) => /^(hero|place)\/|\/front34$/.test(name) || name === homeHeroCart)
  await writeIfChanged(allList, list('allPictures', sorted))
  await writeIfChanged('src/content/page-pictures.gen.ts', list('pagePictures', onPages))
  const addressOf = (name: string) => addresses.get(name) ?? ''
  const onRoads = Object.entries(roadCarts).map(([place, name]) => [place, addressOf(name)] as const)
  await writeIfChanged('src/content/road-pictures.gen.ts', list('roadPictures', onRoads))
  const lineUp = Object.entries(lineUpCarts).map(([seats, cart]) => [seats, addressOf(`${cart}/side`)] as const)
  await writeIfChanged('src/content/line-up-pictures.gen.ts', list('lineUpPictures', lineUp))
}

const list = (name: string, rows: readonly (readonly [string, string])[]): string =>
  `// Made by build/build-pictures.ts from ${masters}.\nexport const ${name} = ${JSON.stringify(Object.fromEntries(rows), null, 2)} as const\n`

async function makeAllSizes(): Promise<void> {
  // Imported late: it reads the lists just written.
  const { pictureSizes } = await import('../src/platform/pictures.server.ts')
  const missing = [...pictureSizes().values()].filter(({ file }) => !existsSync(join(output, file)))
  let done = 0
  await inParallel(missing, async (size) => {
    await writePictureSize(join(masters, size.master), join(output, size.file), size)
    done += 1
    if (done % 100 === 0) console.log(`pictures: ${done} of ${missing.length} sizes`)
  })
  console.log(`pictures: ${missing.length} sizes made, ${pictureSizes().size - missing.length} were there`)
}

if (import.meta.main) {
  // The site that started it has stopped. process.exit would wait for the picture in progress.
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
  process.channel?.unref()
}
await build()
