import type { Showroom } from '../../content/dealer/facts/showrooms.facts.ts'
import type { Town } from '../../content/dealer/schema/town.ts'
import { showroomLabel, standsIn } from '../../content/dealer/showroom-names.ts'
import { milesText } from '../../content/format/miles.ts'
import type { Direction } from './distance.ts'
import { type FromShowroom, fromNearestShowroom, neighborsOf } from './town-distance.ts'
import { townPicture } from './town-picture.ts'

type Reach = Pick<
  Showroom,
  'id' | 'name' | 'address' | 'postal' | 'phone' | 'tel' | 'hours' | 'googleMapsUrl' | 'directionsUrl'
>

/** Computed on the server, so that a town's page doesn't load data about other towns. */
export type Place = {
  readonly town: Town
  readonly picture: { readonly src: string; readonly alt: string }
  /** 'Gilbert is a town in Maricopa County, Arizona.' */
  readonly sentence: string
  /** '16 miles south of the Mesa showroom', or 'home to the Mesa showroom' */
  readonly away: string
  readonly from: Reach & {
    readonly inTown: boolean
    readonly miles: string
    readonly direction: Direction
    /** 'Mesa showroom' */
    readonly label: string
  }
  readonly neighbors: readonly {
    readonly slug: string
    readonly name: string
    /** '4 miles northeast' */
    readonly away: string
    /** '13 miles from the showroom', or 'where the showroom is' */
    readonly fromShowroom: string
  }[]
}

/** For an unincorporated community, includes the township it belongs to. */
const placeSentence = ({ name, type, within, county, state }: Town): string =>
  within
    ? `${name} is a community in ${within}, ${county}, ${state}.`
    : type === 'Place'
      ? `${name} is in ${county}, ${state}.`
      : `${name} is a ${type.toLowerCase()} in ${county}, ${state}.`

const isHome = (town: Town, { showroom }: FromShowroom): boolean => standsIn(town, showroom)

export function awayText(town: Town, from: FromShowroom): string {
  if (isHome(town, from)) return `home to the ${showroomLabel(from.showroom)}`
  return `${milesText(from.miles)} ${from.direction} of the ${showroomLabel(from.showroom)}`
}

/** @param places showrooms that carts can come from */
export function placeOf(town: Town, places?: readonly Showroom[]): Place {
  const from = fromNearestShowroom(town, places)
  const { id, name, address, postal, phone, tel, hours, googleMapsUrl, directionsUrl } = from.showroom
  return {
    town,
    picture: townPicture(town.slug),
    sentence: placeSentence(town),
    away: awayText(town, from),
    from: {
      inTown: isHome(town, from),
      ...{ id, name, address, postal, phone, tel, hours, googleMapsUrl, directionsUrl },
      miles: milesText(from.miles),
      direction: from.direction,
      label: showroomLabel(from.showroom),
    },
    neighbors: neighborsOf(town).map((near) => {
      const nearest = fromNearestShowroom(near.town, places)
      return {
        slug: near.town.slug,
        name: near.town.name,
        away: `${milesText(near.miles)} ${near.direction}`,
        fromShowroom: isHome(near.town, nearest)
          ? 'where the showroom is'
          : `${milesText(nearest.miles)} from the showroom`,
      }
    }),
  }
}
