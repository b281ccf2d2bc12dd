import { listed } from '../../format/listed.ts'
import { inWords } from '../../format/number.ts'
import { physicalShowrooms } from './showrooms.ts'

// What to call the showrooms, by how many there are.

const number = physicalShowrooms.length
export const isOneShowroom = number === 1

export const showroomNoun = isOneShowroom ? 'showroom' : 'showrooms'
export const showroomsAre = isOneShowroom ? 'showroom is' : 'showrooms are'
export const aShowroom = isOneShowroom ? 'the showroom' : 'a showroom'
export const anyShowroom = isOneShowroom ? 'the showroom' : number === 2 ? 'either showroom' : 'any showroom'
export const otherShowroom = number === 2 ? 'the other showroom' : 'another showroom'
export const allShowrooms = isOneShowroom
  ? 'the showroom'
  : number === 2
    ? 'both showrooms'
    : `all ${inWords(number)} showrooms`

const MOST_NAMED = 3
const cities = physicalShowrooms.flatMap(({ postal }) => postal?.locality ?? [])

/** Where the showrooms are, without their states. */
export const showroomCities =
  cities.length > MOST_NAMED
    ? `${cities.slice(0, MOST_NAMED - 1).join(', ')} and ${inWords(cities.length - MOST_NAMED + 1)} more towns`
    : listed(cities)
