import type { pagePictures } from '../page-pictures.gen.ts'

type Front<Picture> = Picture extends `${infer Cart}/front34` ? Cart : never

/** A cart that imagery/ has rendered in the front view, which cards show. */
export type DrawnCart = Front<keyof typeof pagePictures>

/** A model named on a brand's page. Stock and price are known only to the catalogue. */
export type NamedModel = {
  /** Id or alias of the vehicle in stock that is this model; the model's own page is /vehicle/{id}. */
  readonly id: string
  readonly name: string
  /** Links lead to /vehicles/{linkName}. */
  readonly linkName: string
  readonly seats: number
}

/** A model with its own card, which shows the maker's figures. */
export type Model = NamedModel & {
  /** Its drawing is the card's picture. */
  readonly id: DrawnCart
  readonly series: string
  /** In US dollars. Shown while the model is not in stock. */
  readonly listPrice: number
  readonly range: string
  readonly topSpeed: string
  readonly drive?: string
  readonly features: readonly string[]
}

export type Series = {
  readonly title: string
  readonly description: string
  readonly picture: DrawnCart
  readonly features: readonly string[]
  /** In US dollars. */
  readonly startingPrice: number
  /** In order; the first three are linked. */
  readonly models: readonly NamedModel[]
}

export type BrandContent = {
  readonly page: 'denago' | 'evolution'
  /** As it is written in the stock. */
  readonly brand: string
  readonly meta: { readonly title: string; readonly description: string }
  readonly heading: string
  readonly intro: string
  /** The cart that the page opens with. */
  readonly picture: { readonly id: DrawnCart; readonly alt: string }
  readonly seriesHeading: string
  readonly series: readonly Series[]
  readonly modelsHeading: string
  /** The source of the cards' figures, if a cart's own page may give others. */
  readonly modelsNote?: string
  readonly models: readonly Model[]
  readonly closing: { readonly heading: string; readonly text: string }
}
