import type { z } from 'zod'
import type { passagesOfTown } from '../schema/town-passages.schema.ts'

type TownRentalNote = z.output<ReturnType<typeof passagesOfTown>>['rental']

/** Matches sentences that keep the cart away from a place. They may mention the place. */
const keepsAway = /\b(?:off|no|not|never|closed|foot|feet|car|ask)\b|n[’']t\b/i

const sentences = (text: string): string[] => text.split(/(?<=[.!?:;])\s+/)

/** Matches lower case only: 'a beach week' puts a renter there, while 'Gandys Beach' is the name of a village. */
const placeIn = (text: string, places: readonly string[]): string | undefined =>
  places.find((place) =>
    sentences(text).some(
      (sentence) => new RegExp(`\\b${RegExp.escape(place)}(?:s|es)?\\b`).test(sentence) && !keepsAway.test(sentence),
    ),
  )

type Mention = { readonly path: readonly PropertyKey[]; readonly place: string }

/** Finds passages about rentals in a town that put a renter at a place listed under `notOn` in rentals.yaml. */
export function forbiddenPlaces({ stays, ...note }: TownRentalNote, places: readonly string[]): Mention[] {
  const texts: readonly (readonly [readonly PropertyKey[], string | undefined])[] = [
    ...Object.entries(note).map(([key, text]) => [['rental', key], text] as const),
    ...stays.flatMap(({ what, text }, at) => [
      [['rental', 'stays', at, 'what'], what] as const,
      [['rental', 'stays', at, 'text'], text] as const,
    ]),
  ]
  return texts.flatMap(([path, text]) => {
    const place = placeIn(text ?? '', places)
    return place ? [{ path, place }] : []
  })
}
