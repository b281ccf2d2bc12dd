import { type Place, placeOf } from '../../area/place.ts'
import { townNotes } from '../../content/town-notes.ts'
import { townRentalNotes } from '../../content/town-rental-notes.ts'
import { findTown } from '../../content/towns.ts'
import { type TownDelivery, townDelivery } from './town-delivery.ts'

/** What is true of one town's rental page alone. */
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
