import { business } from '../../content/dealer/facts/business.facts.ts'
import { physicalShowrooms, type Showroom } from '../../content/dealer/facts/showrooms.facts.ts'
import { findShowroom } from '../../content/dealer/showroom-names.ts'
import { formatPrice } from '../../content/format/money.ts'
import { factOf, yearBefore } from '../../domain/catalogue/cart-condition.ts'
import type { Vehicle } from '../../domain/catalogue/vehicle.ts'

/** Search results show this many characters of a description. */
const MOST = 155

const townsOf = (showrooms: readonly Pick<Showroom, 'postal'>[]) =>
  showrooms.flatMap(({ postal }) => (postal ? [`${postal.locality}, ${postal.region}`] : [])).join(' and ')

type DescribedVehicle = Pick<
  Vehicle,
  'name' | 'description' | 'price' | 'inStock' | 'isNew' | 'specifications' | 'showroom'
>

/** 'New 4-seat Acme Trail, range 45 miles, $8,495, in stock at Acme, Mesa, AZ.', followed by whole sentences of the description. */
export function vehicleDescription(vehicle: DescribedVehicle): string {
  const stands = findShowroom(vehicle.showroom)
  const place = townsOf(stands ? [stands] : physicalShowrooms)
  const year = yearBefore(vehicle)
  const seats = factOf('seatingCapacity', vehicle)
  const range = factOf('range', vehicle)
  const condition = vehicle.isNew !== undefined && (vehicle.isNew ? 'New' : 'Used')
  const cart = [condition, year, seats && `${seats}-seat`, vehicle.name].filter(Boolean).join(' ')
  const offered = vehicle.inStock ? `in stock at ${business.shortName}, ${place}` : `sold out at ${business.shortName}`
  const facts = [cart, range && `range ${range}`, formatPrice(vehicle.price), offered]
  const sentences = vehicle.description.match(/\S.*?(?:[.!?](?=\s)|$)/gs) ?? []
  let text = `${facts.filter(Boolean).join(', ')}.`
  if (text.length > MOST) text = `${facts.filter((fact) => fact !== offered && fact).join(', ')}.`
  for (const sentence of sentences) {
    if (`${text} ${sentence}`.length > MOST) break
    text += ` ${sentence}`
  }
  return text.length > MOST ? `${text.slice(0, MOST - 3).replace(/\s+\S*$/, '')}...` : text
}
