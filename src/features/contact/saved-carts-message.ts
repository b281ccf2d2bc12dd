import { unitNumber } from '../../catalogue/condition.ts'
import type { Vehicle } from '../../catalogue/vehicle.ts'

/** More than these would be a message that nobody reads. */
const MOST_CARTS = 20

type Found = { readonly vehicle: Vehicle; readonly numbered: boolean } | undefined

/** What the form's message begins with for 'a,b,c', the ids of carts that the visitor saved; empty when none of them exists. */
export async function savedCartsMessage(ids: string, load: (id: string) => Promise<Found>): Promise<string> {
  const found = await Promise.all(ids.split(',').filter(Boolean).slice(0, MOST_CARTS).map(load))
  const names = found.flatMap((each) =>
    each ? [`${each.vehicle.name}${each.numbered ? ` (${unitNumber(each.vehicle)})` : ''}`] : [],
  )
  return names.length > 0 ? `Please send me what you have on these carts: ${names.join(', ')}. ` : ''
}
