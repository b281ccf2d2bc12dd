import type { RoadRule, Town } from '../../content/dealer/schema/town.ts'

type Rules = Readonly<Record<string, RoadRule>>

export type TownRule = {
  readonly town: Town
  /** Villages in this municipality, which makes their rules, too. */
  readonly also: readonly Town[]
  readonly rule: RoadRule | undefined
}

/** A village is listed with its municipality, unless that has no row or the village has its own rule. */
export function townRules(towns: readonly Town[], rules: Rules): readonly TownRule[] {
  const standsWith = (town: Town) =>
    rules[town.slug] ? undefined : towns.find(({ name, county }) => name === town.within && county === town.county)
  return towns
    .filter((town) => !standsWith(town))
    .map((town) => ({ town, also: towns.filter((other) => standsWith(other) === town), rule: rules[town.slug] }))
    .sort((a, b) => Number(b.rule !== undefined) - Number(a.rule !== undefined) || compare(a.town, b.town))
}

const compare = (a: Town, b: Town): number => a.name.localeCompare(b.name, 'en')
