import { z } from 'zod'
import { count, dollars } from './values.ts'

/** service.yaml: the shop. */
export const service = z.strictObject({
  dollarsPerHour: dollars.describe('Starting rate for maintenance and battery services'),
  repairHours: z.strictObject({ from: count, to: count }).describe('In which most repairs are completed'),
})
