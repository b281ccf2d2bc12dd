import { frontPicture } from '../../catalogue/front-picture.ts'
import { planPictures } from '../../dealer/made/plan-pictures.ts'

/** @param cart id of a cart for rent */
export const planPicture = (cart: string): { readonly src: string; readonly alt: string } =>
  planPictures[cart] ?? { src: frontPicture(undefined), alt: '' }
