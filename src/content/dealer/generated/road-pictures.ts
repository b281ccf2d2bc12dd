import { z } from 'zod'
import { generated } from '../generated.ts'

/** Of the carts on the pages that thank for a message, and of an address that has none. */
export const roadPictures = generated('road-pictures.json', z.object({ arriving: z.string(), lost: z.string() }))
