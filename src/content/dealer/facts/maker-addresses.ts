import { dealerMakers } from '../maker-files.ts'

/** Of the makers' own pages. Apart, since every page's links need them. */
export const makerAddresses: readonly { readonly slug: string; readonly name: string }[] = dealerMakers().flatMap(
  ({ slug, name, page }) => (page ? [{ slug, name }] : []),
)
