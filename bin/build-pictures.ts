/** Makes the sizes of all committed pictures and the lists of their addresses. Skips what is there. */
import { glob, mkdir, rm } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { writePictureSizes } from '../src/platform/picture-sizes.server.ts'
import { writeIfChanged } from './write-if-changed.ts'

const masters = 'imagery/masters'
const output = 'public/pictures'
/** The side view that the home page's hero shows. */
const homeHeroCart = 'evolution-d6-max-xt4/side'

// One picture a core is faster than several cores on one picture.
sharp.concurrency(1)

async function build(): Promise<void> {
  const files = (await Array.fromAsync(glob('**/*.webp', { cwd: masters }))).sort()
  const addresses = new Map<string, string>()
  const queue = [...files.entries()]
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [index, file] = next
      const name = file.replace(/\.webp$/, '')
      addresses.set(name, await writePictureSizes(join(masters, file), name, output))
      if (index % 20 === 19) console.log(`pictures: ${index + 1} of ${files.length}`)
    }
  }
  await mkdir(output, { recursive: true })
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  await removeStale(
    new Set([...addresses.values()].map((url) => url.slice('/pictures/'.length).replace(/-\d+\.webp$/, ''))),
  )
  await writeLists(addresses)
}

async function removeStale(bases: ReadonlySet<string>): Promise<void> {
  for await (const file of glob('**/*.{webp,avif,part}', { cwd: output })) {
    if (!bases.has(file.replace(/-\d+\.(webp|avif)(\.part)?$/, ''))) await rm(join(output, file))
  }
}

/** Two lists, since only pictures that pages place themselves may cost the browser anything. */
async function writeLists(addresses: ReadonlyMap<string, string>): Promise<void> {
  const sorted = [...addresses].sort(([a], [b]) => a.localeCompare(b))
  const onPages = sorted.filter(
    ([name]) => name.startsWith('hero/') || name.endsWith('/front34') || name === homeHeroCart,
  )
  await writeIfChanged('src/content/pictures.gen.ts', list('allPictures', sorted))
  await writeIfChanged('src/content/page-pictures.gen.ts', list('pagePictures', onPages))
}

const list = (name: string, rows: readonly (readonly [string, string])[]): string =>
  `// Made by bin/build-pictures.ts from ${masters}.\nexport const ${name} = ${JSON.stringify(Object.fromEntries(rows), null, 2)} as const\n`

await build()
