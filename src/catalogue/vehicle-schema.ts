import { z } from 'zod'

/**
 * A vehicle as the API answers it (product.md 3.1). `price` is in US dollars and is left out when the
 * dealer wants to be called; `images` are paths on this site, the first one the main picture.
 */
export const vehicleSpecifications = z
  .object({
    topSpeed: z.string().optional(),
    range: z.string().optional(),
    seatingCapacity: z.number().int().positive().optional(),
    batteryType: z.string().optional(),
    chargingTime: z.string().optional(),
    payload: z.string().optional(),
  })
  .catchall(z.union([z.string(), z.number(), z.boolean()]))

const httpUrl = z.url({ protocol: /^https?$/ })

export const newVehicle = z.object({
  name: z.string().trim().min(1).max(120),
  description: z.string().trim().max(5000),
  price: z.number().positive().max(1_000_000).optional(),
  brand: z.string().trim().min(1).max(60),
  category: z.string().trim().min(1).max(60),
  images: z.array(z.string().min(1).max(500)).max(24),
  inStock: z.boolean(),
  isNew: z.boolean(),
  features: z.array(z.string().trim().min(1).max(200)).max(60),
  specifications: vehicleSpecifications,
  externalUrl: httpUrl.optional(),
})

/** Ids stand in URLs: letters, digits and single dashes. */
export const vehicleId = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'use lower-case letters, digits and single dashes')

export const vehicle = newVehicle.extend({ id: vehicleId })

/** As staff write it down, with the other names that it is found by. */
export const stockedVehicle = vehicle.extend({ aliases: z.array(vehicleId) })
