import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import decompress from 'woff2-encoder/decompress'

/** The site's two families as sharp's text renderer takes them: it reads TrueType, not woff2. */
export type Fonts = { display: string; text: string }

const sources = { display: 'besley-basic', text: 'hanken-grotesk-basic' } as const

/** Unpacks the fonts into a folder. @returns their files */
export async function unpackFonts(folder: string): Promise<Fonts> {
  await mkdir(folder, { recursive: true })
  const unpack = async (name: string) => {
    const file = join(folder, `${name}.ttf`)
    await writeFile(file, await decompress(await readFile(`src/fonts/${name}.woff2`)))
    return file
  }
  return { display: await unpack(sources.display), text: await unpack(sources.text) }
}
