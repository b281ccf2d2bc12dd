import { z } from 'zod'
import { generated } from '../reading/read-generated-list.ts'

/** The default cart: the first in stock that has a picture, else one of no particular maker. */
export const { cart: standIn } = generated('stand-in.json', z.object({ cart: z.string() }))
