import { z } from 'zod'
import { generated } from '../reading/read-generated-list.ts'

/** By the id of the cart for rent. They are examples: a customer may get a different model. */
export const planPictures = generated(
  'plan-pictures.json',
  z.record(z.string(), z.object({ src: z.string(), alt: z.string() })),
)
