import { z } from 'zod'
import { generated } from '../reading/read-generated-list.ts'

const model = z.object({
  address: z.string(),
  bytes: z.number(),
  metallic: z.boolean(),
  tints: z.record(z.string(), z.string()),
})

/** By cart. */
export const vehicleModels = generated('vehicle-models.json', z.record(z.string(), model))
