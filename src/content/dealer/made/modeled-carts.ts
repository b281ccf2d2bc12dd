import { z } from 'zod'
import { made } from '../made.ts'

/** Carts that have a 3D model. */
export const modeledCarts = made('modeled-carts.json', z.array(z.string()))
