import { planPictures } from '../../content/dealer/generated/plan-pictures.generated.ts'

const none = { src: '', alt: '' }

/** @param cart id of a cart for rent */
export const planPicture = (cart: string): { readonly src: string; readonly alt: string } => planPictures[cart] ?? none
