import { listed } from '../../format/join-names.ts'
import { inWords } from '../../format/number.ts'
import { isStateCode, stateNames } from '../schema/us-states.ts'
import { physicalShowrooms } from './showrooms.facts.ts'

// Words for the showrooms, by how many there are.

const number = physicalShowrooms.length
export const isOneShowroom = number === 1

export const showroomNoun = isOneShowroom ? 'showroom' : 'showrooms'
export const showroomsAre = isOneShowroom ? 'showroom is' : 'showrooms are'
export const aShowroom = isOneShowroom ? 'the showroom' : 'a showroom'
export const anyShowroom = isOneShowroom ? 'the showroom' : number === 2 ? 'either showroom' : 'any showroom'
export const otherShowroom = number === 2 ? 'the other showroom' : 'another showroom'
/** For a cart that can come from any showroom, in a table. */
export const eitherShowroom = isOneShowroom
  ? (physicalShowrooms[0]?.postal?.locality ?? '')
  : number === 2
    ? 'Either'
    : 'Any'
export const allShowrooms = isOneShowroom
  ? 'the showroom'
  : number === 2
    ? 'both showrooms'
    : `all ${inWords(number)} showrooms`

/** Says which showroom a cart comes from if it can come from several. */
export const nearerIfEither =
  number === 2 ? 'the nearer one if it can come from either' : 'the nearest one if it can come from any'

const MOST_NAMED = 3
const places = physicalShowrooms.flatMap(({ postal }) => postal ?? [])
const states = [...new Set(places.map(({ region }) => (isStateCode(region) ? stateNames[region] : region)))]

export const showroomStates = listed(states)

/** Where the showrooms are: their towns, or their states where that would be a long list. */
export const showroomCities =
  places.length > MOST_NAMED ? showroomStates : listed(places.map(({ locality }) => locality))
