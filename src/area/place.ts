import type { Town, TownSlug } from '../content/towns/towns.ts'
import type { Direction } from './distance.ts'
import { type FromShowroom, fromNearestShowroom, neighborsOf } from './town-distance.ts'

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

/** At least one: nobody lives zero miles away. */
export function milesText(miles: number): string {
  const whole = Math.max(1, Math.round(miles))
  return `${whole} ${whole === 1 ? 'mile' : 'miles'}`
}

/** 'Shiloh is a borough in Cumberland County, New Jersey', or what it lies in when it is none by law. */
const placeSentence = ({ name, type, within, county, state }: Town): string =>
  within
    ? `${name} is a community in ${within}, ${county}, ${state}.`
    : `${name} is a ${type.toLowerCase()} in ${county}, ${state}.`

export const showroomLabel = ({ showroom }: FromShowroom): string =>
  `${showroom.postal?.locality ?? showroom.name} showroom`

/** '16 miles south of the Vineland showroom' */
function awayText(town: Town): string {
  const from = fromNearestShowroom(town)
  return `${milesText(from.miles)} ${from.direction} of the ${showroomLabel(from)}`
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
