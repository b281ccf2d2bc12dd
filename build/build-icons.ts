/** Draws the icons of the site from the dealer's mark. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { dealerDrawings } from '../src/content/dealer/brand/svg.ts'
import { colors } from '../src/content/dealer/facts/colors.facts.ts'
import { buildDir } from '../src/content/dealer/paths/dealer-paths.ts'

const output = join(buildDir, 'client')
const drawing = dealerDrawings(colors).mark
const APPLE_SHARE = 0.8
/** Small enough for launchers, which may crop a maskable icon to a circle of 80% of its side. */
const MASKABLE_SHARE = 0.68

/** Rasterized at its final size, so that its edges stay sharp. */
const mark = (side: number) =>
  sharp(Buffer.from(drawing.text), { density: (72 * side) / drawing.width }).resize(side, side)

const onPage = async (side: number, share: number) => {
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
  await picture.png({ compressionLevel: 9, palette: true }).toFile(join(output, 'icons', `${name}.png`))
}

await mkdir(join(output, 'icons'), { recursive: true })
for (const side of [192, 512]) {
  await save(`icon-${side}`, mark(side))
  await save(`maskable-${side}`, await onPage(side, MASKABLE_SHARE))
}
await save('apple-touch-180', await onPage(180, APPLE_SHARE))
await writeFile(join(output, 'favicon.ico'), ico(await mark(32).png({ compressionLevel: 9 }).toBuffer(), 32))
