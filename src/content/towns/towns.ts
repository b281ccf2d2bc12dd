import { newJerseyTowns } from './new-jersey.ts'
import { pennsylvaniaTowns } from './pennsylvania.ts'

export type Municipality = {
  readonly name: string
  /** As the dealer's list files the place; `within` says what it is by law where that differs. */
  readonly type: 'City' | 'Borough' | 'Township'
  readonly slug: string
  readonly county: 'Cumberland County' | 'Lackawanna County'
  readonly state: 'New Jersey' | 'Pennsylvania'
  readonly stateCode: 'NJ' | 'PA'
  readonly latitude: number
  readonly longitude: number
  /** Where the coordinates come from. */
  readonly source: 'Census Gazetteer' | 'GeoNames' | 'GNIS' | 'ZIP Code area center'
  /** The municipality that an unincorporated community or section lies in. */
  readonly within?: string
}

export type NewJerseyTownSlug = (typeof newJerseyTowns)[number]['slug']
export type PennsylvaniaTownSlug = (typeof pennsylvaniaTowns)[number]['slug']
export type TownSlug = NewJerseyTownSlug | PennsylvaniaTownSlug

export type Town = Municipality & {
  readonly slug: TownSlug
  /** Which of the two town lists names it (product.md 2.13). */
  readonly reading: 'newJersey' | 'pennsylvania'
  readonly url: `/towns/${TownSlug}`
}

const inReading = <Slug extends TownSlug>(
  rows: readonly (Municipality & { readonly slug: Slug })[],
  reading: Town['reading'],
): readonly (Town & { readonly slug: Slug })[] =>
  rows.map((row) => ({ ...row, reading, url: `/towns/${row.slug}` as const }))

/** First reading: home page, footer and showroom page. The count shown is this list's length. */
export const townsOfNewJersey = inReading<NewJerseyTownSlug>(newJerseyTowns, 'newJersey')

/** Second reading: the route table. */
export const townsOfPennsylvania = inReading<PennsylvaniaTownSlug>(pennsylvaniaTowns, 'pennsylvania')

export const towns: readonly Town[] = [...townsOfNewJersey, ...townsOfPennsylvania]

/** Further slugs under /towns/ that show another town's page. */
export const townAliases = { 'scranton-city': 'scranton' } as const satisfies Record<string, TownSlug>

const bySlug: ReadonlyMap<string, Town> = new Map(towns.map((town) => [town.slug, town]))

export const findTown = (slug: string): Town | undefined => bySlug.get(slug)
