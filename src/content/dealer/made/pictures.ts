import { z } from 'zod'
import { made } from '../made.ts'

/** By name, such as `hero/marina`: its address, and its file as seen from imagery/masters. For servers: no page may carry it. */
export const allPictures = made(
  'pictures.json',
  z.record(z.string(), z.object({ address: z.string(), file: z.string() })),
)
