import { pagePictures } from '../../content/dealer/generated/page-pictures.ts'

/** Address of a cart's picture from the front, or of another cart's that stands in for it. */
export const frontPicture = (cart: string | undefined): string =>
  pagePictures[`${cart}/front34`] ?? pagePictures['stand-in']
