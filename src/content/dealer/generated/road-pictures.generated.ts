import { z } from 'zod'
import { generated } from '../reading/read-generated-list.ts'

/** Pictures of the carts on the thank-you page and on the 404 page. */
export const roadPictures = generated('road-pictures.json', z.object({ arriving: z.string(), lost: z.string() }))
