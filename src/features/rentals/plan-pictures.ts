import { planPictures } from '../../content/dealer/generated/plan-pictures.ts'
import { frontPicture } from '../../domain/catalogue/front-picture.ts'

/** @param cart id of a cart for rent */
export const planPicture = (cart: string): { readonly src: string; readonly alt: string } =>
  planPictures[cart] ?? { src: frontPicture(undefined), alt: '' }
