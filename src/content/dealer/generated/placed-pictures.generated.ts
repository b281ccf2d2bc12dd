import { z } from 'zod'
import { generated } from '../read-generated.ts'

/** Pictures of carts that each appear on only one page. */
export const placedPictures = generated(
  'placed-pictures.json',
  z.object({
    hero: z.string(),
    contact: z.string(),
    financing: z.string(),
    alts: z.object({ hero: z.string(), financing: z.string() }),
  }),
)
