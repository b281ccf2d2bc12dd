import { z } from 'zod'
import { generated } from '../generated.ts'

/** By name, such as `hero/marina`: its address, and its file as seen from imagery/masters. For servers: no page may carry it. */
export const allPictures = generated(
  'pictures.json',
  z.record(z.string(), z.object({ address: z.string(), file: z.string() })),
)
