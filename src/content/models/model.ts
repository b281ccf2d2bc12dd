import type { pagePictures } from '../page-pictures.gen.ts'

type Front<Picture> = Picture extends `${infer Cart}/front34` ? Cart : never

/** A cart that imagery/ has rendered in the front view, which cards show. */
export type DrawnCart = Front<keyof typeof pagePictures>

/** A model that a maker builds. The catalogue knows whether one is in stock and at what price. */
export type Model = {
  /** Id or alias of the matching vehicle in stock, and name of the picture on the card. */
  readonly id: DrawnCart
  readonly name: string
  readonly series: string
  /** The card leads to /vehicles/{linkName}. */
  readonly linkName: string
  /** In US dollars. Shown while the model is not in stock. */
  readonly listPrice: number
  readonly seats: number
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
  /** In order. The first three are linked, the rest only counted. */
  readonly models: readonly { readonly name: string; readonly linkName: string }[]
}

/** The content of a brand's page, apart from stock. */
export type BrandContent = {
  readonly page: 'denago' | 'evolution'
  readonly meta: { readonly title: string; readonly description: string }
  readonly heading: string
  readonly intro: string
  readonly seriesHeading: string
  readonly series: readonly Series[]
  readonly modelsHeading: string
  readonly models: readonly Model[]
  readonly closing: {
    readonly heading: string
    readonly text: string
    readonly picture: { readonly id: DrawnCart; readonly alt: string }
  }
}
