import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { writePictureSizes } from './picture-sizes.server.ts'

test('the soft shadow of a cut-out has no blocks in its AVIF', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'larkway-pictures-'))
  onTestFinished(() => rm(directory, { recursive: true }))
  const [width, height] = [720, 360]
  const shadow = Buffer.alloc(width * height * 4)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const distance = Math.hypot((x - 360) / 180, (y - 180) / 66)
      shadow[(y * width + x) * 4 + 3] = Math.round(200 * Math.exp(-(distance ** 2)))
    }
  }
  const source = join(directory, 'shadow.png')
  await sharp(shadow, { raw: { width, height, channels: 4 } }).toFile(source)

  await writePictureSizes(source, 'shadow', directory)

  const avif = (await readdir(directory)).find((file) => file.endsWith(`-${width}.avif`))
  const alpha = await sharp(join(directory, avif ?? ''))
    .extractChannel(3)
    .raw()
    .toBuffer()
  const errors = alpha.map((value, index) => Math.abs(value - (shadow[index * 4 + 3] ?? 0)))
  const rms = Math.sqrt(errors.reduce((sum, error) => sum + error ** 2, 0) / errors.length)
  // In steps of 255; blocks add to it. It was 0.8 when they could be seen under the carts.
  expect(rms).toBeLessThan(0.65)
})
