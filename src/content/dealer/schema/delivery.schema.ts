import { z } from 'zod'
import { count, dollars, miles, text } from './value-schemas.ts'

/** delivery.yaml: free within a certain distance of the nearest showroom, then charged by the mile. */
export const delivery = z.strictObject({
  freeMiles: miles.describe('From the nearest showroom'),
  perMile: dollars.describe('For each mile beyond'),
  carts: z
    .strictObject({
      freeFromPurchase: dollars.describe('Delivery in the free zone is included from this price on'),
      fees: z.strictObject({ rush: dollars, whiteGlove: dollars, sameDayCancel: dollars, missed: dollars }),
      sameDayCutoff: text.describe('Orders until then can go out the same day, such as 2 PM'),
      windowHours: count.describe('Length of the time window that a customer is given'),
      accessFeet: count.describe('Width that the trailer needs'),
      clearanceFeet: count.describe('Height that the trailer needs'),
      abandonedAfterDays: count,
    })
    .describe('Carts that are sold'),
})
