import { dealerMakers } from '../reading/read-makers.ts'

/** Addresses of the makers' own pages. They have their own file, since every page's links need them. */
export const makerAddresses: readonly { readonly slug: string; readonly name: string }[] = dealerMakers().flatMap(
  ({ slug, name, page }) => (page ? [{ slug, name }] : []),
)
