import { listed } from '../../format/join-names.ts'
import { grouped } from '../../format/money.ts'
import type { PlaceholderName } from '../schema/placeholder-line.ts'
import { isStateCode, stateNames } from '../schema/us-states.ts'
import { business, claims } from './business.facts.ts'
import { termsParty } from './legal.facts.ts'
import { mainMakers } from './maker-phrases.facts.ts'
import { offers } from './offers.facts.ts'
import { allShowrooms, showroomCities, showroomNoun, showroomStates, showroomsAre } from './showroom-phrases.facts.ts'
import { physicalShowrooms } from './showrooms.facts.ts'
import { staffingYear } from './staffing.facts.ts'
import { towns } from './towns.facts.ts'

const stateName = (code: string): string => (isStateCode(code) ? stateNames[code] : code)

const places = physicalShowrooms.flatMap(({ postal }) => postal ?? [])
const placesByState = Map.groupBy(places, ({ region }) => region)

/** Each state follows the list of its cities. */
function citiesIn(nameOf: (code: string) => string): string {
  const groups = [...placesByState].map(
    ([code, within]) => `${listed(within.map(({ locality }) => locality))}, ${nameOf(code)}`,
  )
  // If a state has several cities, ‘and’ alone wouldn't show where the next state begins.
  const areLong = [...placesByState.values()].some((within) => within.length > 1)
  return areLong && groups.length > 1 ? `${groups.slice(0, -1).join(', ')}, and ${groups.at(-1)}` : listed(groups)
}

/** The town that towns.csv begins with, and all towns of its county. */
const [first] = towns
const firstTowns = towns.filter(({ county, state }) => county === first?.county && state === first.state)

/** Values for the names in braces in the dealer's folder. */
export const placeholders: Readonly<Record<PlaceholderName, string>> = {
  name: business.name,
  shortName: business.shortName,
  phone: business.phone,
  email: business.email,
  cities: showroomCities,
  citiesWithCodes: citiesIn((code) => code),
  citiesAndStates: citiesIn(stateName),
  states: showroomStates,
  showrooms: showroomNoun,
  showroomsAre,
  allShowrooms,
  makers: mainMakers,
  years: String(claims.years ?? ''),
  customers: grouped(String(claims.customers ?? '')),
  municipalities: String(claims.municipalitiesServed ?? ''),
  municipalitiesInHomeCopy: String(claims.municipalitiesInHomeCopy ?? ''),
  townCount: String(towns.length),
  newAndUsed: offers.usedCarts ? 'new and used' : 'new',
  firstCounty: first?.county ?? '',
  firstState: first?.state ?? '',
  firstTowns: String(firstTowns.length),
  termsParty: termsParty.name,
  termsCounty: termsParty.county,
  termsState: termsParty.state,
  staffingYear: String(staffingYear),
}
