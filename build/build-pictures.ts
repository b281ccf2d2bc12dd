/** Lists the addresses of all pictures that the dealer's pages may show. `--all-sizes [FOLDER] [AT-A-TIME]` also makes missing sizes (bin/make-picture-sizes.ts), `--test-sizes` only those that browser tests load. */
import { existsSync } from 'node:fs'
import { glob, readFile, rm, stat } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join, relative } from 'node:path'
import pMap from 'p-map'
import sharp from 'sharp'
import { currentBuild } from '../src/content/dealer/paths/build-paths.ts'
import { generatedDir } from '../src/content/dealer/paths/dealer-paths.ts'
import { pictureHash } from '../src/server/pictures/picture-name.server.ts'
import { pictureAddress, writePictureSize } from '../src/server/pictures/picture-sizes.server.ts'
import { parsePicture } from '../src/ui/picture-address.ts'
import { pictureNames } from './picture-names.ts'
import { cartOf, cartPlaces } from './pictured-carts.ts'
import { writeList } from './write-list.ts'

const masters = join(import.meta.dirname, '../imagery/masters')
/** Older leftovers come from processes that were killed. */
const LEFTOVER_MS = 600_000
/** Browser tests rarely load a larger size, and the site then sends the original. */
const TEST_WIDTH = 1440
const [option, output, atATime = availableParallelism()] = import.meta.main ? process.argv.slice(2) : []
const concurrency = Number(atATime)

// One picture per core is faster than several cores on one picture.
sharp.concurrency(1)

async function build(): Promise<void> {
  // Unchanged pictures keep their addresses from earlier lists: the development server's own, or the last build's.
  const lists = [generatedDir, join(currentBuild, 'generated')].map((folder) => join(folder, 'pictures.json'))
  const before = (await Promise.all(lists.map((list) => readFile(list, 'utf8').catch(() => '')))).join('')
  const addresses = new Map<string, string>()
  const files = await pictureNames()
  const nameOf = async ([name, file]: readonly [string, string]) => {
    const bytes = await readFile(file)
    const [existing] = new RegExp(`/pictures/${name}\\.${pictureHash(bytes)}\\.[^"]+`).exec(before) ?? []
    addresses.set(name, existing ?? (await pictureAddress(bytes, name)))
  }
  await pMap(files, nameOf, { concurrency })
  await writeLists(addresses, files)
  if (option === '--all-sizes' || option === '--test-sizes') await makeSizes(addresses)
}

/** Several lists, so that browsers load only those with pictures that pages place themselves. */
async function writeLists(addresses: ReadonlyMap<string, string>, files: ReadonlyMap<string, string>): Promise<void> {
  const sorted = [...addresses].sort(([a], [b]) => a.localeCompare(b))
  const addressOf = (name: string): string => addresses.get(name) ?? ''
  const rowOf = (name: string) => ({ address: addressOf(name), file: relative(masters, files.get(name) ?? '') })
  const onPages = sorted.filter(([name]) => /^(hero|place)\/|\/front34$/.test(name))
  const { standIn, arriving, lost, lineUp, plans, hero, contact, financing, alts } = cartPlaces
  const addressesOf = (names: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(names).map(([place, name]) => [place, addressOf(name)]))
  await writeList('pictures', Object.fromEntries(sorted.map(([name]) => [name, rowOf(name)])))
  await writeList('page-pictures', { ...Object.fromEntries(onPages), 'stand-in': addressOf(standIn) })
  await writeList('road-pictures', addressesOf({ arriving, lost }))
  await writeList('line-up-pictures', addressesOf(lineUp))
  await writeList('placed-pictures', { ...addressesOf({ hero, contact, financing }), alts })
  await writeList('stand-in', { cart: cartOf(standIn) })
  const planRows = plans.map(({ id, name, alt }) => [id, { src: addressOf(name), alt }] as const)
  await writeList('plan-pictures', Object.fromEntries(planRows))
}

async function makeSizes(addresses: ReadonlyMap<string, string>): Promise<void> {
  // Imported late: it reads the lists just written.
  const { pictureFolders, pictureSizes } = await import('../src/server/pictures/pictures.server.ts')
  const folder = output ?? pictureFolders({}).sizes
  await removeStale(
    folder,
    new Set([...addresses.values()].map((url) => parsePicture(url)?.base.slice('/pictures/'.length))),
  )
  const sizes = [...pictureSizes().values()].filter(
    ({ format, width }) => option === '--all-sizes' || (format === 'avif' && width <= TEST_WIDTH),
  )
  const missing = sizes.filter(({ file }) => !existsSync(join(folder, file)))
  let count = 0
  const make = async (size: (typeof missing)[number]) => {
    await writePictureSize(join(masters, size.master), join(folder, size.file), size)
    count += 1
    if (count % 100 === 0) console.log(`pictures: ${count} of ${missing.length} sizes`)
  }
  await pMap(missing, make, { concurrency })
  console.log(`pictures: ${missing.length} sizes made, ${sizes.length - missing.length} were there`)
}

async function removeStale(folder: string, bases: ReadonlySet<string | undefined>): Promise<void> {
  for await (const file of glob('**/*.{webp,avif}', { cwd: folder })) {
    if (!bases.has(file.replace(/-\d+\.(webp|avif)$/, ''))) await rm(join(folder, file))
  }
  for await (const file of glob('**/*.part', { cwd: folder })) {
    const part = join(folder, file)
    // Another process may have finished the picture meanwhile.
    const age = await stat(part).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    )
    if (age > LEFTOVER_MS) await rm(part, { force: true })
  }
}

if (import.meta.main) {
  // The site that started this program has stopped. process.exit would wait for the picture in progress.
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
  process.channel?.unref()
}
await build()
