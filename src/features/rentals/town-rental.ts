import { type Place, placeOf } from '../../area/place.ts'
import { fromNearestShowroom } from '../../area/town-distance.ts'
import { showroomLabel } from '../../content/facts/showrooms.ts'
import { townDelivery as copy } from '../../content/pages/town-rental-delivery.ts'
import { townNotes } from '../../content/towns/notes.ts'
import { townRentalNotes } from '../../content/towns/rental-notes.ts'
import { findTown, type Town } from '../../content/towns/towns.ts'
import { milesText } from '../../format/miles.ts'
import { usd } from '../../format/money.ts'
import { deliveryFee, deliveryFeeSentence } from '../../rentals/delivery.ts'

export type TownRental = {
  readonly place: Place
  readonly note: string
  readonly rentalNote: string
  readonly delivery: TownDelivery
}

export function townRental(slug: string): TownRental | undefined {
  const town = findTown(slug)
  return (
    town && {
      place: placeOf(town),
      note: townNotes[town.slug],
      rentalNote: townRentalNotes[town.slug],
      delivery: townDelivery(town),
    }
  )
}

type TownDelivery = {
  readonly text: string
  readonly short: string
  readonly inArea: string
  readonly outside: string
}

export function townDelivery(town: Town): TownDelivery {
  const { text, short, trip, bothWays, exampleMilesBeyond, outside, cost } = copy
  const from = fromNearestShowroom(town)
  const fee = deliveryFee(from.miles)
  const exampleMiles = from.miles + exampleMilesBeyond
  const exampleFee = deliveryFee(exampleMiles)
  return {
    text: text(town.name),
    short: fee === 0 ? short.free(town.name) : short.charged(town.name, usd(fee)),
    inArea: `${trip(showroomLabel(from.showroom), town.name, deliveryFeeSentence(from.miles))} ${
      fee === 0 ? bothWays.free : bothWays.charged(town.name)
    }`,
    outside: outside({
      town: town.name,
      beyond: milesText(exampleMilesBeyond),
      miles: milesText(exampleMiles),
      cost: exampleFee === 0 ? cost.free : cost.charged(usd(exampleFee)),
    }),
  }
}
