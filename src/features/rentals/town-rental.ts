import { type Place, placeOf } from '../../area/place.ts'
import { townNotes } from '../../content/towns/notes.ts'
import { townRentalNotes } from '../../content/towns/rental-notes.ts'
import { findTown } from '../../content/towns/towns.ts'
import { type TownDelivery, townDelivery } from '../../rentals/delivery.ts'

/** The parts of a town rental page that differ from town to town. */
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
