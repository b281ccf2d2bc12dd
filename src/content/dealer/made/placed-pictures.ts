import { z } from 'zod'
import { made } from '../made.ts'

/** Of the carts that stand on one page each. */
export const placedPictures = made(
  'placed-pictures.json',
  z.object({
    hero: z.string(),
    contact: z.string(),
    financing: z.string(),
    alts: z.object({ hero: z.string(), financing: z.string() }),
  }),
)
