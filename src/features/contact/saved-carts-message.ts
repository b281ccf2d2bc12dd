import { deliveredCart } from '../../content/words/contact-messages.words.ts'
import { unitNumber } from '../../domain/catalogue/cart-condition.ts'
import type { FindVehicle } from '../../domain/catalogue/vehicles.functions.ts'

/** Nobody would read a longer message. */
const MOST_CARTS = 20

/** For the ids 'a,b,c'; empty when none of them exists. @param place the chosen town; empty for none */
export async function savedCartsMessage(ids: string, place: string, findVehicle: FindVehicle): Promise<string> {
  const matches = await Promise.all(ids.split(',').filter(Boolean).slice(0, MOST_CARTS).map(findVehicle))
  const names = matches.flatMap((each) =>
    each ? [`${each.vehicle.name}${each.numbered ? ` (${unitNumber(each.vehicle)})` : ''}`] : [],
  )
  const these = place ? deliveredCart('these carts', place) : 'these carts'
  return names.length > 0 ? `Please send me what you have on ${these}: ${names.join(', ')}. ` : ''
}
