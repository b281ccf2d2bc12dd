import type { z } from 'zod'
import { type TownScene, townRow } from '../schema/town.schema.ts'
import type { RoadRule, Town } from '../schema/town.ts'
import { stateNames } from '../schema/us-states.ts'
import { advice } from './dealer-files.ts'
import { readTable } from './read-csv-table.ts'
import { DealerProblems, type Problem } from './read-dealer-folder.ts'

type TownFile = {
  readonly towns: readonly Town[]
  /** Other slugs in addresses, each with the town's canonical slug. */
  readonly aliases: Readonly<Record<string, string>>
  readonly scenes: Readonly<Record<string, TownScene>>
  readonly roadRules: Readonly<Record<string, RoadRule>>
}

/** The towns that the dealer delivers to, each with its pages. @throws DealerProblems with everything wrong in the file */
export function townFile(): TownFile {
  const { problems, ...facts } = readTowns()
  if (problems.length > 0) throw new DealerProblems(problems)
  return facts
}

export function readTowns(): TownFile & { readonly problems: readonly Problem[] } {
  const { file, rows, problems: unread } = readTable('towns.csv', Object.keys(townRow.shape))
  const problems = [...unread]
  const report = (line: number | undefined, text: string) => problems.push({ file, line, text })
  const addresses = new Map<string, number>()
  const places = new Map<string, { readonly line: number; readonly slug: string }>()
  const towns: Town[] = []
  const aliases: Record<string, string> = {}
  const scenes: Record<string, TownScene> = {}
  const roadRules: Record<string, RoadRule> = {}

  for (const { line, cells } of rows) {
    const parsed = townRow.safeParse(cells, { reportInput: true })
    if (!parsed.success) {
      for (const issue of parsed.error.issues) report(line, advice(issue))
      continue
    }
    const row = parsed.data
    const place = `${row.name}, ${row.county}, ${row.state}`
    const same = places.get(place.toLowerCase())
    if (same === undefined) places.set(place.toLowerCase(), { line, slug: row.slug })
    else if (same.slug !== row.slug) report(line, `${place} stands in line ${same.line} too; remove one of the two`)
    const others = row.aliases?.split(/\s+/) ?? []
    for (const address of [row.slug, ...others]) {
      const before = addresses.get(address)
      if (before === undefined) addresses.set(address, line)
      else report(line, `‘${address}’ stands in line ${before} too; remove one of the two, or give it another slug`)
    }
    towns.push(townOf(row))
    for (const alias of others) aliases[alias] = row.slug
    scenes[row.slug] = row.scene
    const rule = roadRuleOf(row)
    if (rule === 'incomplete')
      report(line, 'a road rule needs all of roadRule, roadRuleSource, roadRuleUrl and roadRuleChecked')
    else if (rule) roadRules[row.slug] = rule
  }
  if (rows.length === 0 && unread.length === 0) report(undefined, 'names no town; write at least that of the showroom')
  return { towns, aliases, scenes, roadRules, problems: problems.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0)) }
}

type Row = z.output<typeof townRow>

const townOf = ({ slug, name, type, latitude, longitude, within, county, state, source }: Row): Town => ({
  ...{ slug, name, type, latitude, longitude },
  ...(within && { within }),
  county,
  state: stateNames[state],
  stateCode: state,
  ...(source && { source }),
  url: `/towns/${slug}`,
})

function roadRuleOf({
  roadRule,
  roadRuleSource,
  roadRuleUrl,
  roadRuleChecked,
}: Row): RoadRule | 'incomplete' | undefined {
  const roadRuleCells = [roadRule, roadRuleSource, roadRuleUrl, roadRuleChecked].filter((cell) => cell !== undefined)
  if (roadRuleCells.length === 0) return undefined
  if (!roadRule || !roadRuleSource || !roadRuleUrl || !roadRuleChecked) return 'incomplete'
  return { rule: roadRule, source: { name: roadRuleSource, url: roadRuleUrl }, checkedOn: roadRuleChecked }
}
