import type { Town, TownSlug } from '../content/towns/towns.ts'
import type { Direction } from './distance.ts'
import { fromNearestShowroom, neighborsOf } from './town-distance.ts'
import { awayText, milesText, placeSentence, showroomLabel } from './town-place.ts'

/** Where a town lies, in words: worked out with the page, so that a browser needs no list of towns to show one. */
export type Place = {
  readonly town: Town
  /** 'Shiloh is a borough in Cumberland County, New Jersey.' */
  readonly sentence: string
  /** '16 miles south of the Vineland showroom' */
  readonly away: string
  /** The nearest showroom. */
  readonly from: {
    readonly miles: string
    readonly direction: Direction
    /** 'Vineland showroom' */
    readonly label: string
    readonly name: string
    readonly address: string
    readonly phone: string
    readonly tel: string
  }
  readonly neighbors: readonly {
    readonly slug: TownSlug
    readonly name: string
    /** '4 miles northeast' */
    readonly away: string
    /** '13 from Vineland' */
    readonly fromShowroom: string
  }[]
}

export function placeOf(town: Town): Place {
  const from = fromNearestShowroom(town)
  const { name, address, phone, tel } = from.showroom
  return {
    town,
    sentence: placeSentence(town),
    away: awayText(town),
    from: {
      ...{ name, address, phone, tel },
      miles: milesText(from.miles),
      direction: from.direction,
      label: showroomLabel(from),
    },
    neighbors: neighborsOf(town).map((near) => {
      const { miles, showroom } = fromNearestShowroom(near.town)
      return {
        slug: near.town.slug,
        name: near.town.name,
        away: `${milesText(near.miles)} ${near.direction}`,
        fromShowroom: `${miles} from ${showroom.postal?.locality ?? showroom.name}`,
      }
    }),
  }
}
