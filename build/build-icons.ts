/** Makes public/icons and public/favicon.ico from src/seo/favicon.svg. Run it when that has changed. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import { colors } from '../src/content/facts/colors.ts'

const output = 'public/icons'
const svg = await readFile('src/seo/favicon.svg')
const APPLE_SHARE = 0.8
/** Launchers may crop a maskable icon to a circle of 80% of its side. */
const MASKABLE_SHARE = 0.68

/** Rasterized at its own size, so that its edges stay sharp. */
const mark = (side: number) => sharp(svg, { density: (72 * side) / 48 }).resize(side, side)

const onPaper = async (side: number, share: number) => {
  const input = await mark(Math.round(side * share))
    .png()
    .toBuffer()
  return sharp({ create: { width: side, height: side, channels: 3, background: colors.page } }).composite([{ input }])
}

function ico(png: Buffer, side: number): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(side, 6)
  header.writeUInt8(side, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}

const save = async (name: string, picture: Sharp) => {
  await picture.png({ compressionLevel: 9, palette: true }).toFile(`${output}/${name}.png`)
}

await mkdir(output, { recursive: true })
for (const side of [192, 512]) {
  await save(`icon-${side}`, mark(side))
  await save(`maskable-${side}`, await onPaper(side, MASKABLE_SHARE))
}
await save('apple-touch-180', await onPaper(180, APPLE_SHARE))
await writeFile('public/favicon.ico', ico(await mark(32).png({ compressionLevel: 9 }).toBuffer(), 32))
console.log(`icons: written to ${output}`)
