import { dealerFile, offerFile } from '../src/content/dealer/reading/dealer-files.ts'
import { pictureFile, standInFor } from '../src/content/dealer/reading/find-picture-files.ts'
import { dealerMakers } from '../src/content/dealer/reading/read-makers.ts'
import { sampleStock } from './check-stock-file.ts'

type View = 'front34' | 'side' | 'rear34'

const pictures = dealerFile('brand/pictures.yaml')

/** Carts of the stock, each named by the folder of its pictures. */
export const stockedCarts: readonly { readonly cart: string; readonly seats: number | undefined }[] =
  sampleStock().flatMap(({ images, specifications: { seatingCapacity: seats } }) => {
    const [, cart] = images.map((image) => /^\/pictures\/([^/]+)\/[^/]+$/.exec(image)).find((match) => match) ?? []
    return cart ? [{ cart, seats }] : []
  })

/** The cart chosen in brand/pictures.yaml, else the first in stock, else a cart without a maker. */
function choose(cart: string | undefined, view: View, seats?: number): string {
  const first = stockedCarts.find((one) => (!seats || one.seats === seats) && pictureFile(`${one.cart}/${view}`))
  return `${cart ?? first?.cart ?? standInFor(seats ?? 4)}/${view}`
}

/** Names of pictures, by place. */
export const cartPlaces = {
  standIn: choose(undefined, 'front34'),
  hero: choose(pictures.hero?.cart, 'side'),
  contact: choose(pictures.contact, 'front34'),
  financing: choose(pictures.financing?.cart, 'front34'),
  arriving: choose(pictures.arriving, 'side'),
  lost: choose(pictures.lost, 'rear34'),
  lineUp: {
    2: choose(pictures.lineUp[2], 'side', 2),
    4: choose(pictures.lineUp[4], 'side', 4),
    6: choose(pictures.lineUp[6], 'side', 6),
    8: choose(pictures.lineUp[8], 'side', 8),
  },
  /** Descriptions of the pictures that are not decorative. */
  alts: {
    hero: pictures.hero?.alt ?? 'Electric cart, seen from the side on a sand road',
    financing: pictures.financing?.alt ?? 'Electric cart, front three-quarter view',
  },
  plans: (offerFile('rentals.yaml')?.carts ?? []).map(({ id, seats }) => {
    const { cart, alt = '' } = pictures.plans[id] ?? {}
    return { id, name: choose(cart, 'front34', seats), alt }
  }),
}

export const cartOf = (name: string): string => name.split('/')[0] ?? ''

/** All carts that the dealer's pages may show. */
export function placedCarts(): ReadonlySet<string> {
  const { lineUp, plans, alts: _, ...places } = cartPlaces
  const carts = dealerMakers().flatMap(({ picture, page }) => [
    picture,
    page?.picture?.cart,
    page?.preview?.cart,
    ...(page?.series.map((series) => series.picture) ?? []),
    ...Object.keys(page?.models ?? {}),
  ])
  return new Set([
    ...stockedCarts.map(({ cart }) => cart),
    ...carts.filter((cart) => cart !== undefined),
    ...Object.values(pictures.previews).map(({ cart }) => cart),
    ...[...Object.values(places), ...Object.values(lineUp), ...plans.map(({ name }) => name)].map(cartOf),
  ])
}
