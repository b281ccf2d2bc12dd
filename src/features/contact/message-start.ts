import { offers } from '../../content/dealer/facts/offers.facts.ts'
import { findShowroom, showroomTown } from '../../content/dealer/showroom-names.ts'
import {
  deliveredCart,
  type MessageStart,
  messageStarts,
  whenOneComesIn,
} from '../../content/words/contact-messages.words.ts'
import { unitNumber } from '../../domain/catalogue/cart-condition.ts'
import { findModel, modelFullName } from '../../domain/catalogue/find-model.ts'
import type { FindVehicle } from '../../domain/catalogue/vehicles.functions.ts'
import { type FormValues, isTopic, type OriginValues } from '../../domain/leads/intake/submission-fields.ts'
import { savedCartsMessage } from './saved-carts-message.ts'

/** Values from the query string. Each one is looked up, so that none is copied into the message verbatim. */
export type AskedAbout = OriginValues & {
  readonly estimate?: string | undefined
  /** Vehicle ids, separated by commas. */
  readonly carts?: string | undefined
}

export async function messageStart(
  { vehicle, topic = '', town, estimate, carts }: AskedAbout,
  findVehicle: FindVehicle,
): Promise<Pick<FormValues, 'interest' | 'message'>> {
  const start: MessageStart = messageStarts[isTopic(topic) ? topic : 'sales']
  const { interest } = start
  if (estimate && offers.rentals) {
    const { estimateMessage } = await import('../../domain/rentals/estimate-message.ts')
    const message = await estimateMessage(estimate)
    if (message) return { interest, message }
  }
  const place = town ? await townName(town) : ''
  if (carts) {
    const message = await savedCartsMessage(carts, place, findVehicle)
    if (message) return { interest, message }
  }
  const cart = vehicle ? await cartOf(vehicle, findVehicle) : undefined
  const cartName = cart && (start.isDelivered && place ? deliveredCart(cart.name, place) : cart.name)
  const opening = cartName ? start.openingFor(cartName) : start.opening
  const first = cart?.absent ? `${opening} ${whenOneComesIn}` : opening
  const lines = [
    ...(start.cart && !cart ? [`${start.cart}: `] : []),
    ...(start.lines ?? []).map((line) => `${line}: ${line === start.place ? (cart?.place ?? '') : ''}`),
    ...(start.town ? [`${start.town}: ${place}`] : []),
  ]
  return { interest, message: lines.length > 0 ? [first, ...lines].join('\n') : first && `${first} ` }
}

/** Adds the unit's number if several carts have the same name. Also finds makers' models that are not in stock. */
async function cartOf(idOrName: string, findVehicle: FindVehicle) {
  const match = await findVehicle(idOrName)
  if (match) {
    const { vehicle, numbered } = match
    const showroom = findShowroom(vehicle.showroom)
    const place = showroom ? showroomTown(showroom) : ''
    return { name: `${vehicle.name}${numbered ? ` (${unitNumber(vehicle)})` : ''}`, absent: false, place }
  }
  const model = findModel(idOrName)
  return model && { name: modelFullName(model), absent: true, place: '' }
}

async function townName(slug: string): Promise<string> {
  const { findTown } = await import('../../content/dealer/find-town.ts')
  return findTown(slug)?.name ?? ''
}
