import type { RentalCart } from '../../content/facts/rentals.ts'
import { pagePictures } from '../../content/page-pictures.gen.ts'

/** Examples: a customer may get a different model. */
export const planPictures: Readonly<Record<RentalCart, { readonly src: string; readonly alt: string }>> = {
  fourSeater: {
    src: pagePictures['denago-ev-city/front34'],
    alt: 'Blue cart with two seats forward and a rear-facing bench',
  },
  sixSeater: {
    src: pagePictures['66a1f4c2e8b09d3571c4ae20/front34'],
    alt: 'Silver cart with two rows forward and a rear-facing bench',
  },
  utility: { src: pagePictures['evolution-turfman-200/front34'], alt: 'Green two-seat cart with a cargo bed' },
}
