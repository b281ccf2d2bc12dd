import { dealerFile } from '../reading/dealer-files.ts'
import { dealerMakers } from '../reading/read-makers.ts'

const { makers, showrooms } = dealerFile('dealer.yaml').stock

/** The part of the dealer's stock that the site shows. Makers are in lower case; null means all. */
export const siteStock: { readonly makers: readonly string[] | null; readonly showrooms: readonly string[] | null } = {
  makers: makers
    ? dealerMakers()
        .filter(({ slug }) => makers.includes(slug))
        .flatMap(({ name, alsoCalled = [] }) => [name, ...alsoCalled].map((one) => one.toLowerCase()))
    : null,
  showrooms: showrooms ?? null,
}
