import { existsSync, globSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { z } from 'zod'
import { dealerDir } from '../paths/dealer-paths.ts'
import { passagesOfTown } from '../schema/town-passages.schema.ts'
import { checkFile, checkYaml, yamlFiles } from './dealer-files.ts'
import { forbiddenPlaces } from './find-forbidden-places.ts'
import { DealerProblems, displayPath, findFile, type Problem, readFrontMatter } from './read-dealer-folder.ts'
import { readTowns } from './read-towns.ts'

type PassagesOfTown = z.output<ReturnType<typeof passagesOfTown>>
export type TownUse = PassagesOfTown['uses'][number]
export type TownRentalNote = PassagesOfTown['rental']

type BySlug<Value> = Readonly<Record<string, Value>>
type TownPassages = {
  /** A paragraph about the town. */
  readonly notes: BySlug<string>
  readonly uses: BySlug<readonly TownUse[]>
  readonly rental: BySlug<TownRentalNote>
}

/** Passages about towns; a town may lack any of them. @throws DealerProblems with everything that is wrong in towns/*.md */
export function townPassages(): TownPassages {
  const { problems, ...texts } = readTownPassages()
  if (problems.length > 0) throw new DealerProblems(problems)
  return texts
}

export function readTownPassages(): TownPassages & { readonly problems: readonly Problem[] } {
  const slugs = readTowns().towns.map(({ slug }) => slug)
  const sources = checkFile('town-sources.yaml', yamlFiles['town-sources.yaml']).value
  const rentals = findFile('rentals.yaml') && checkFile('rentals.yaml', yamlFiles['rentals.yaml']).value
  const schema = passagesOfTown({
    sources: sources && Object.keys(sources),
    carts: rentals ? rentals.carts.map(({ id }) => id) : undefined,
  })
  const problems: Problem[] = []
  const notes: Record<string, string> = {}
  const uses: Record<string, readonly TownUse[]> = {}
  const rental: Record<string, TownRentalNote> = {}
  for (const slug of slugs) {
    const file = findFile(`towns/${slug}.md`)
    if (!file) continue
    const yaml = readFrontMatter(file)
    const { value, problems: fileProblems } = checkYaml(yaml, schema)
    problems.push(...fileProblems)
    if (!value) continue
    for (const { path, place } of forbiddenPlaces(value.rental, rentals ? rentals.notOn : []))
      problems.push({
        ...yaml.placeOf(path),
        text: `${path.join('.')}: puts a renter on a ‘${place}’, where no rental cart may drive (notOn in rentals.yaml); say where it may`,
      })
    const note = yaml.text.trim().replaceAll(/\s+/g, ' ')
    if (note) notes[slug] = note
    uses[slug] = value.uses
    rental[slug] = value.rental
  }
  return { notes, uses, rental, problems: [...problems, ...strayFiles(slugs)] }
}

/** Looks only in this folder, since a folder that it extends may have towns that this one lacks. */
function strayFiles(slugs: readonly string[]): Problem[] {
  const folder = join(dealerDir, 'towns')
  if (!existsSync(folder)) return []
  return globSync('*.md', { cwd: folder })
    .filter((name) => !slugs.includes(basename(name, '.md')))
    .map((name) => ({
      file: displayPath(join(folder, name)),
      line: undefined,
      text: 'is about no town of towns.csv; name it as the slug of one, or add the town',
    }))
}
