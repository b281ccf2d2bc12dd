import { z } from 'zod'
import { generated } from '../reading/read-generated-list.ts'

/** Carts from the side, by number of seats. */
export const lineUpPictures = generated(
  'line-up-pictures.json',
  z.object({ 2: z.string(), 4: z.string(), 6: z.string(), 8: z.string() }),
)
