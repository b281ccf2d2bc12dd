import { z } from 'zod'
import { made } from '../made.ts'

/** Of the carts on the pages that thank for a message, and of an address that has none. */
export const roadPictures = made('road-pictures.json', z.object({ arriving: z.string(), lost: z.string() }))
