import { standIn } from '../generated/stand-in.generated.ts'
import { dealerFile } from '../reading/dealer-files.ts'
import { dealerMakers } from '../reading/read-makers.ts'
import { business } from './business.facts.ts'

const pictures = dealerFile('brand/pictures.yaml')
const anyCart = { cart: standIn, alt: 'An electric cart' }

/** Carts on the pictures that social networks show, by page. */
export const previewCarts: Readonly<Record<string, { readonly cart: string; readonly alt: string }>> = {
  ...{ site: anyCart, home: anyCart, inventory: anyCart, financing: anyCart },
  ...pictures.previews,
  ...Object.fromEntries(
    dealerMakers().flatMap(({ slug, name, picture, page }) =>
      page ? [[slug, page.preview ?? page.picture ?? { cart: picture ?? standIn, alt: `${name} cart` }]] : [],
    ),
  ),
}

/** Describes previews with neither a cart nor a photo. */
export const markAlt = pictures.markAlt ?? `The mark of ${business.shortName}`
