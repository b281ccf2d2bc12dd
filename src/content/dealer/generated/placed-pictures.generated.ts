import { z } from 'zod'
import { generated } from '../reading/read-generated-list.ts'

/** Pictures of carts, each for one page only. */
export const placedPictures = generated(
  'placed-pictures.json',
  z.object({
    hero: z.string(),
    contact: z.string(),
    financing: z.string(),
    alts: z.object({ hero: z.string(), financing: z.string() }),
  }),
)
