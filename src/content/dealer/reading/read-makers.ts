import { listedMakers } from '../schema/dealer.schema.ts'
import { type MakerFile, maker, placements } from '../schema/maker.schema.ts'
import { checkYaml } from './dealer-files.ts'
import { DealerProblems, findFile, type Problem, readYaml, type Yaml } from './read-dealer-folder.ts'

/** A maker in the folder; `slug` is the name of its file, and of its page. */
type Maker = MakerFile & { readonly slug: string }

/** makers/NAME.yaml of every name that dealer.yaml lists, in that order. */
export function checkMakers(): { makers: readonly Maker[]; problems: readonly Problem[] } {
  const { makers } = listedMakers.parse(readYaml('dealer.yaml').value)
  const checked = makers.map((slug, at) => checkMaker(slug, at))
  return {
    makers: checked.flatMap(({ entry }) => entry ?? []),
    problems: checked.flatMap(({ problems }) => problems),
  }
}

/** @throws DealerProblems with everything that is wrong in the files */
export function dealerMakers(): readonly Maker[] {
  const { makers, problems } = checkMakers()
  if (problems.length > 0) throw new DealerProblems(problems)
  return makers
}

function checkMaker(slug: string, at: number): { entry?: Maker; problems: readonly Problem[] } {
  const path = `makers/${slug}.yaml`
  if (!findFile(path)) {
    const place = readYaml('dealer.yaml').placeOf(['makers', at])
    return { problems: [{ ...place, text: `makers: ${path} is not there; write that file, or remove ${slug}` }] }
  }
  const yaml = readYaml(path)
  const { value, problems } = checkYaml(yaml, maker)
  const misplaced = misplacedModels(yaml)
  if (!value) return { problems: [...problems, ...misplaced] }
  return { entry: { ...value, slug }, problems: misplaced }
}

function misplacedModels(yaml: Yaml): Problem[] {
  const { data } = placements.safeParse(yaml.value)
  if (!data) return []
  const modelIds = Object.keys(data.page.models)
  const seriesModels = data.page.series.flatMap(({ models }, at) =>
    models.map((id, index) => ({ id, path: ['page', 'series', at, 'models', index] })),
  )
  const choice = modelIds.length > 0 ? `write one of ${modelIds.join(', ')}, or add it there` : 'add it there'
  const ids = seriesModels.map(({ id }) => id)
  return [
    ...seriesModels.flatMap(({ id, path }, index) => {
      const place = yaml.placeOf(path)
      if (!modelIds.includes(id)) return [{ ...place, text: `${id} is not under ‘models’; ${choice}` }]
      return ids.indexOf(id) < index ? [{ ...place, text: `${id} is in two series; keep it in one` }] : []
    }),
    ...modelIds
      .filter((id) => !ids.includes(id))
      .map((id) => ({
        ...yaml.placeOf(['page', 'models', id]),
        text: `${id} is in no series; name it in one, or remove it`,
      })),
  ]
}
