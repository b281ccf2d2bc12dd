import { makerPages } from '../../content/dealer/facts/maker-pages.facts.ts'
import type { MakerPage, Model, NamedModel, Series } from '../../content/dealer/schema/maker-models.ts'

export type PlacedModel = {
  readonly page: MakerPage
  readonly series: Series
  readonly model: NamedModel
  /** For models that have a card of their own. */
  readonly card: Model | undefined
}

const placedModels: readonly PlacedModel[] = makerPages.flatMap((page) =>
  page.series.flatMap((series) =>
    series.models.map((model) => ({ page, series, model, card: page.models.find(({ id }) => id === model.id) })),
  ),
)

/** Finds a model by its id or its name in links. Undefined if it is on no maker's page. */
export const findModel = (idOrLinkName: string): PlacedModel | undefined =>
  placedModels.find(({ model }) => model.id === idOrLinkName || model.linkName === idOrLinkName)

/** Puts the maker in front, but not twice. */
export const modelFullName = ({ page: { maker }, model: { name } }: PlacedModel): string =>
  name.startsWith(maker) ? name : `${maker} ${name}`

/** @throws Error when there is none */
export function findMakerPage(slug: string): MakerPage {
  const page = makerPages.find((one) => one.slug === slug)
  if (!page) throw new Error(`makers/ has no page ${slug}`)
  return page
}
