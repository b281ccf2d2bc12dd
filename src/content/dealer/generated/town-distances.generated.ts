import { z } from 'zod'
import { generated } from '../reading/read-generated-list.ts'

const distances = z.object({
  name: z.string(),
  state: z.string(),
  /** Set only if the county has its own tax, since browsers need it for nothing else. */
  county: z.string().optional(),
  nearest: z.string(),
  /** The nearest showroom that rents out carts, if not all do. */
  rentals: z.string().optional(),
  /** By showroom. */
  miles: z.record(z.string(), z.number()),
})

const list = generated(
  'town-distances.json',
  z.object({ towns: z.record(z.string(), distances), showrooms: z.record(z.string(), z.string()) }),
)

/** By slug, in the order of towns.csv. */
export const townDistances = list.towns

/** By id: 'Mesa showroom'. */
export const showroomLabels = list.showrooms
