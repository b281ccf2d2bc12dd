import { rentalCarts, rentalPeriods } from '../../content/dealer/facts/rentals.facts.ts'
import { rentalShowrooms } from '../../content/dealer/facts/showrooms.facts.ts'
import { townRentalNotes } from '../../content/dealer/facts/town-rental-notes.facts.ts'
import { findTown } from '../../content/dealer/find-town.ts'
import type { TownRentalNote } from '../../content/dealer/reading/read-town-passages.ts'
import { rentalPricesOf } from '../../content/dealer/rental-prices.ts'
import type { Town } from '../../content/dealer/schema/town.ts'
import { milesText } from '../../content/format/miles.ts'
import { usd, usdShort } from '../../content/format/money.ts'
import { townDeliveryCopy as copy } from '../../content/words/town-rental-delivery.words.ts'
import { unwrittenTown } from '../../content/words/unwritten-town.words.ts'
import { deliveryFee } from '../../domain/rentals/delivery-fee.ts'
import { fromNearestShowroom } from '../../domain/towns/town-distance.ts'
import { type Place, placeOf } from '../../domain/towns/town-with-showroom.ts'

export type TownRental = {
  readonly place: Place
  readonly around: string | undefined
  readonly unload: string
  readonly charge: string
  readonly stays: readonly Stay[]
  readonly delivery: TownDelivery
}

type Stay = {
  readonly what: string
  readonly text: string
  /** '4 seater, weekly' */
  readonly rental: string
  readonly price: string
}

export function townRental(slug: string): TownRental | undefined {
  const town = findTown(slug)
  if (!town) return undefined
  const {
    around,
    unload = unwrittenTown.unload,
    charge = unwrittenTown.charge,
    stays = [],
  } = townRentalNotes[slug] ?? {}
  return {
    place: placeOf(town, rentalShowrooms),
    around,
    unload,
    charge,
    stays: stays.map(pricedStay),
    delivery: townDelivery(town),
  }
}

function pricedStay({ what, text, cart, period }: TownRentalNote['stays'][number]): Stay {
  const name = rentalCarts.find(({ id }) => id === cart)?.name ?? ''
  return {
    what,
    text,
    rental: `${name}, ${rentalPeriods[period].label.toLowerCase()}`,
    price: usd(rentalPricesOf(cart).rates.townPage[period]),
  }
}

type TownDelivery = {
  readonly text: string
  readonly short: string
  readonly outside: string
}

export function townDelivery(town: Town): TownDelivery {
  const { text, short, exampleMilesBeyond, outside, cost } = copy
  const from = fromNearestShowroom(town, rentalShowrooms)
  const fee = deliveryFee(from.miles)
  const exampleMiles = from.miles + exampleMilesBeyond
  const exampleFee = deliveryFee(exampleMiles)
  return {
    text: text(town.name),
    short: fee === 0 ? short.free(town.name) : short.charged(town.name, usdShort(fee)),
    outside: outside({
      town: town.name,
      beyond: milesText(exampleMilesBeyond),
      miles: milesText(exampleMiles),
      cost: exampleFee === 0 ? cost.free : cost.charged(usdShort(exampleFee)),
    }),
  }
}
