import { makerPages } from '../../../content/dealer/facts/maker-pages.facts.ts'
import { makers } from '../../../content/dealer/facts/makers.facts.ts'
import { findModel, modelFullName, type PlacedModel } from '../../../domain/catalogue/find-model.ts'
import { modelKey } from '../../../domain/catalogue/model-stock.ts'
import { namedSpecifications } from '../../../domain/catalogue/named-specifications.ts'
import type { Vehicle, VehicleSpecifications } from '../../../domain/catalogue/vehicle.ts'

/** The maker's name in the dealer's spelling, however it was typed. */
export const makerNamed = (typed: string): string =>
  makers.find(({ name }) => name.toLowerCase() === typed.toLowerCase())?.name ?? typed

/** Finds a model by its name, with or without its maker in front. */
export function modelNamed(maker: string, typed: string): PlacedModel | undefined {
  const key = modelKey(maker, typed)
  const models = makerPages.flatMap((page) =>
    page.maker.toLowerCase() === maker.toLowerCase() ? page.series.flatMap(({ models }) => models) : [],
  )
  const model = models.find(({ name }) => modelKey(maker, name) === key)
  return model && findModel(model.id)
}

export const modelNames: readonly string[] = makerPages.flatMap(({ series }) =>
  series.flatMap(({ models }) => models.flatMap(({ id }) => findModel(id) ?? []).map(modelFullName)),
)

type ModelFacts = Pick<Vehicle, 'name' | 'category' | 'features'> & { specifications: VehicleSpecifications }

/** Facts of the model's page. For a used cart, only facts that can't have changed: its battery may have been replaced. @param stocked looks up an id or alias */
export function modelFacts(
  placed: PlacedModel,
  isNew: boolean,
  stocked: (idOrAlias: string) => Vehicle | undefined,
): ModelFacts {
  const { model, card, series } = placed
  const name = modelFullName(placed)
  const same = stocked(model.id) ?? stocked(model.linkName)
  const base = { name, category: series.title }
  if (!isNew) return { ...base, features: [], specifications: { seatingCapacity: model.seats } }
  const ofSame: VehicleSpecifications = same?.isNew
    ? Object.fromEntries(
        Object.keys(namedSpecifications).flatMap((key) => {
          const value = same.specifications[key]
          return value === undefined ? [] : [[key, value] as const]
        }),
      )
    : {}
  const ofCard = card ? { range: card.range, topSpeed: card.topSpeed } : {}
  return {
    ...base,
    features: [...(card?.features ?? [])],
    specifications: { ...ofSame, ...ofCard, seatingCapacity: model.seats },
  }
}
