import { pagePictures } from '../../../content/dealer/generated/page-pictures.generated.ts'

/** URL of the cart's front picture, or of another cart's picture that stands in for it. */
export const frontPicture = (cart: string | undefined): string =>
  pagePictures[`${cart}/front34`] ?? pagePictures['stand-in']
