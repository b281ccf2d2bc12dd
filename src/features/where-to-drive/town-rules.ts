import type { RoadRule } from '../../content/towns/road-rules.ts'
import type { Town } from '../../content/towns/towns.ts'

type Rules = Readonly<Partial<Record<Town['slug'], RoadRule>>>

export type TownRule = {
  readonly town: Town
  /** Villages of this municipality, which makes their rules too. */
  readonly also: readonly Town[]
  readonly rule: RoadRule | undefined
}

/** A village stands with its municipality, unless that has no row or the village has a rule of its own. */
export function townRules(towns: readonly Town[], rules: Rules): readonly TownRule[] {
  const standsWith = (town: Town) => (rules[town.slug] ? undefined : towns.find(({ name }) => name === town.within))
  return towns
    .filter((town) => !standsWith(town))
    .map((town) => ({ town, also: towns.filter((other) => standsWith(other) === town), rule: rules[town.slug] }))
    .toSorted((a, b) => Number(b.rule !== undefined) - Number(a.rule !== undefined) || compare(a.town, b.town))
}

const compare = (a: Town, b: Town): number => a.name.localeCompare(b.name, 'en')
