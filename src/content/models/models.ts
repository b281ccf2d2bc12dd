import { denago } from './denago.ts'
import { evolution } from './evolution.ts'
import type { BrandContent, Model, NamedModel, Series } from './model.ts'

export const modelBrands: readonly BrandContent[] = [denago, evolution]

export type PlacedModel = {
  readonly brand: BrandContent
  readonly series: Series
  readonly model: NamedModel
  /** For models that have a card of their own. */
  readonly card: Model | undefined
}

const placedModels: readonly PlacedModel[] = modelBrands.flatMap((brand) =>
  brand.series.flatMap((series) =>
    series.models.map((model) => ({ brand, series, model, card: brand.models.find(({ id }) => id === model.id) })),
  ),
)

/** By id or by the name in links; undefined when no brand's page names it. */
export const findModel = (idOrLinkName: string): PlacedModel | undefined =>
  placedModels.find(({ model }) => model.id === idOrLinkName || model.linkName === idOrLinkName)

/** `Evolution Carrier 6`, `Denago Nomad`: with the brand before it, once. */
export const modelFullName = ({ brand: { brand }, model: { name } }: PlacedModel): string =>
  name.startsWith(brand) ? name : `${brand} ${name}`
