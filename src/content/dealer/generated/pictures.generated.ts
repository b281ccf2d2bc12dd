import { z } from 'zod'
import { generated } from '../reading/read-generated-list.ts'

/** By name, such as `hero/marina`: its address, and its file relative to imagery/masters. Server only: must not reach the browser. */
export const allPictures = generated(
  'pictures.json',
  z.record(z.string(), z.object({ address: z.string(), file: z.string() })),
)
