import { z } from 'zod'
import { generated } from '../reading/read-generated-list.ts'

/** Carts that have a 3D model. */
export const modeledCarts = generated('modeled-carts.json', z.array(z.string()))
