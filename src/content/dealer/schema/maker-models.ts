/** A model named on a maker's page. Only src/domain/catalogue knows its stock and price. */
export type NamedModel = {
  /** Id or alias of the vehicle in stock that is this model; the model's own page is /vehicle/{id}. */
  readonly id: string
  readonly name: string
  /** The link is /vehicles/{linkName}. */
  readonly linkName: string
  readonly seats: number
}

/** A model with its own card, which shows the maker's figures. */
export type Model = NamedModel & {
  readonly series: string
  /** In US dollars. Stands in for the price while the model is not in stock; the model's own page always lists it. */
  readonly listPrice: number
  readonly range: string
  readonly topSpeed: string
  readonly drive?: string | undefined
  readonly features: readonly string[]
  /** The cart that the picture shows. */
  readonly picture?: string | undefined
}

export type Series = {
  readonly title: string
  readonly description: string
  readonly picture?: string | undefined
  readonly features: readonly string[]
  /** In US dollars. */
  readonly startingPrice: number
  /** In order; the first three are linked. */
  readonly models: readonly NamedModel[]
}

export type MakerPage = {
  /** Its address is /{slug}. */
  readonly slug: string
  /** The maker's name as in the stock. */
  readonly maker: string
  readonly meta: { readonly title: string; readonly description: string }
  readonly heading: string
  readonly intro: string
  /** The cart that the page opens with. */
  readonly picture: { readonly cart?: string | undefined; readonly alt: string }
  readonly seriesHeading: string
  readonly series: readonly Series[]
  readonly modelsHeading: string
  /** The source of the cards' figures, if a cart's own page may show different ones. */
  readonly modelsNote?: string | undefined
  readonly models: readonly Model[]
  readonly closing: { readonly heading: string; readonly text: string }
}
