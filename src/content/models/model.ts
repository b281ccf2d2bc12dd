import type { pagePictures } from '../page-pictures.gen.ts'

type Front<Picture> = Picture extends `${infer Cart}/front34` ? Cart : never

/** A cart that imagery/ has drawn from the front, the view that cards show. */
export type DrawnCart = Front<keyof typeof pagePictures>

/** What a maker builds. Whether one is in stock, and what it costs then, only the catalogue knows. */
export type Model = {
  /** Id or alias of the vehicle in stock that is this model; its drawing is the card's picture. */
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
  /** In order; the first three are linked, the others counted. */
  readonly models: readonly { readonly name: string; readonly linkName: string }[]
}

/** Everything a brand's page shows that is not stock. */
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
