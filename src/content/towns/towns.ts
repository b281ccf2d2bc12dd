import type { Municipality } from './municipality.ts'
import { newJerseyTowns } from './new-jersey.ts'
import { pennsylvaniaTowns } from './pennsylvania.ts'

export type NewJerseyTownSlug = (typeof newJerseyTowns)[number]['slug']
export type PennsylvaniaTownSlug = (typeof pennsylvaniaTowns)[number]['slug']
export type TownSlug = NewJerseyTownSlug | PennsylvaniaTownSlug

export type Town = Municipality & {
  readonly slug: TownSlug
  /** Which of the two town lists it is from (product.md 2.13). */
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

/** Slugs under /towns/ that show another town's page. */
export const townAliases = { 'scranton-city': 'scranton' } as const satisfies Record<string, TownSlug>

export const findTown = (slug: string): Town | undefined => towns.find((town) => town.slug === slug)
