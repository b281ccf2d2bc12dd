import { towns } from './facts/towns.facts.ts'
import type { Town } from './schema/town.ts'

export type TownArea = Pick<Town, 'county' | 'state' | 'stateCode'> & { readonly towns: readonly Town[] }

const nameOf = ({ county, stateCode }: Town): string => `${county}, ${stateCode}`

/** One area for each county, in the order of towns.csv. The first is the dealer's main one. */
export const townAreas: readonly TownArea[] = [...new Set(towns.map(nameOf))].flatMap((area) => {
  const list = towns.filter((town) => nameOf(town) === area)
  return list.slice(0, 1).map(({ county, state, stateCode }) => ({ county, state, stateCode, towns: list }))
})

/** Names of the states that have towns, in the order of towns.csv. */
export const townStates: readonly string[] = [...new Set(towns.map(({ state }) => state))]
