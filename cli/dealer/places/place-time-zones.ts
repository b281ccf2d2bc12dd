import type { StateCode } from '../../../src/content/dealer/schema/us-states.ts'
import type { GazetteerPlace } from './places.ts'

const eastern = 'America/New_York'
const central = 'America/Chicago'
const mountain = 'America/Denver'
const pacific = 'America/Los_Angeles'

/** The zone of most of each state. */
const zones: Record<StateCode, string> = {
  AL: central,
  AK: 'America/Anchorage',
  AZ: 'America/Phoenix',
  AR: central,
  CA: pacific,
  CO: mountain,
  CT: eastern,
  DE: eastern,
  DC: eastern,
  FL: eastern,
  GA: eastern,
  HI: 'Pacific/Honolulu',
  ID: 'America/Boise',
  IL: central,
  IN: 'America/Indiana/Indianapolis',
  IA: central,
  KS: central,
  KY: eastern,
  LA: central,
  ME: eastern,
  MD: eastern,
  MA: eastern,
  MI: 'America/Detroit',
  MN: central,
  MS: central,
  MO: central,
  MT: mountain,
  NE: central,
  NV: pacific,
  NH: eastern,
  NJ: eastern,
  NM: mountain,
  NY: eastern,
  NC: eastern,
  ND: central,
  OH: eastern,
  OK: central,
  OR: pacific,
  PA: eastern,
  RI: eastern,
  SC: eastern,
  SD: central,
  TN: central,
  TX: central,
  UT: mountain,
  VT: eastern,
  VA: eastern,
  WA: pacific,
  WV: eastern,
  WI: central,
  WY: mountain,
}

const countiesElsewhere: Partial<Record<StateCode, { readonly zone: string; readonly counties: readonly string[] }>> = {
  IN: {
    zone: central,
    counties: [
      'Gibson',
      'Jasper',
      'LaPorte',
      'Lake',
      'Newton',
      'Perry',
      'Porter',
      'Posey',
      'Spencer',
      'Starke',
      'Vanderburgh',
      'Warrick',
    ],
  },
  KS: { zone: mountain, counties: ['Greeley', 'Hamilton', 'Sherman', 'Wallace'] },
  MI: { zone: central, counties: ['Dickinson', 'Gogebic', 'Iron', 'Menominee'] },
  ND: {
    zone: mountain,
    counties: ['Adams', 'Billings', 'Bowman', 'Dunn', 'Golden Valley', 'Grant', 'Hettinger', 'Slope', 'Stark'],
  },
  OR: { zone: 'America/Boise', counties: ['Malheur'] },
  TX: { zone: mountain, counties: ['El Paso', 'Hudspeth'] },
}

/** Splits a state where listing its counties would take too long: accurate to a mile or two, except in Kentucky and Tennessee. */
const partsElsewhere: Partial<
  Record<
    StateCode,
    { readonly zone: string; readonly holds: (place: Pick<GazetteerPlace, 'latitude' | 'longitude'>) => boolean }
  >
> = {
  FL: { zone: central, holds: ({ latitude, longitude }) => longitude < -85.01 && latitude > 29.95 },
  ID: { zone: pacific, holds: ({ latitude }) => latitude > 45.5 },
  KY: {
    zone: central,
    holds: ({ latitude, longitude }) => longitude < (latitude < 37.2 ? -84.95 : latitude < 37.45 ? -85.42 : -86.25),
  },
  NE: { zone: mountain, holds: ({ longitude }) => longitude < -101.3 },
  SD: { zone: mountain, holds: ({ longitude }) => longitude < -101 },
  TN: {
    zone: eastern,
    holds: ({ latitude, longitude }) => longitude > (latitude < 35.35 ? -85.38 : latitude < 35.65 ? -85.05 : -84.85),
  },
}

/** By state, county and coordinates; the dealer can correct it in showrooms.yaml. */
export function timeZoneOf(
  place: Omit<GazetteerPlace, 'state' | 'population'> & { readonly state: StateCode },
): string {
  const counties = countiesElsewhere[place.state]
  if (counties?.counties.some((county) => place.county === `${county} County`)) return counties.zone
  const part = partsElsewhere[place.state]
  return part?.holds(place) ? part.zone : zones[place.state]
}
