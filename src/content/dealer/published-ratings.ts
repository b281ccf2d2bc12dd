import type { z } from 'zod'
import type { dealer } from './schema/dealer.schema.ts'

type Ratings = Pick<z.output<typeof dealer>, 'ratings' | 'sampleRatings'>

/** An average from 1 to 5. Only the sample dealer's averages have no count. */
export type Rating = { readonly value: number; readonly count?: number }
type Subject = 'dealer' | 'vehicle'

/** Fixed figures from product.md 3.10. */
const sample = { dealer: { value: 4.8 }, vehicle: { value: 4.7 } } as const

/** Search engines refuse an average without the number of ratings, so such an average is left out. */
export function publishedRatings({ ratings = {}, sampleRatings }: Ratings): Readonly<Partial<Record<Subject, Rating>>> {
  if (sampleRatings) return sample
  return {
    ...(ratings.dealer && ratings.dealerCount && { dealer: { value: ratings.dealer, count: ratings.dealerCount } }),
    ...(ratings.vehicle &&
      ratings.vehicleCount && { vehicle: { value: ratings.vehicle, count: ratings.vehicleCount } }),
  }
}
