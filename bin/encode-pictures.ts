/** Writes sizes of pictures for src/http/picture-encoder.server.ts, which starts it and sends it one job at a time. */
import sharp from 'sharp'
import * as z from 'zod/mini'
import { pictureFormats } from '../src/platform/picture-address.ts'
import { writePictureSize } from '../src/platform/picture-sizes.server.ts'

const jobSchema = z.object({
  source: z.string(),
  target: z.string(),
  width: z.number(),
  format: z.enum(pictureFormats),
})

// The site has ended, or has nothing left to encode. process.exit would wait for the picture in progress.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
// Ctrl-C reaches every process of the terminal; the site ends this one itself.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => undefined)

sharp.concurrency(1)
sharp.cache(false)

process.on('message', async (message) => {
  const { source, target, ...encoding } = jobSchema.parse(message)
  const failure = await writePictureSize(source, target, encoding).catch((error: unknown) =>
    error instanceof Error ? error.message : String(error),
  )
  process.send?.(failure ?? null)
})
