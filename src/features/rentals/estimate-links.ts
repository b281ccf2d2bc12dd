import { contactLink, page } from '../../content/addresses.ts'
import { estimateQuery } from '../../domain/rentals/estimate-address.ts'
import type { EstimateSearch } from '../../domain/rentals/estimate-search.ts'

export type EstimateLink = { readonly search: EstimateSearch; readonly label: string }

/** The query string holds the estimate's parameters, never free text. */
export const sendLink = (search: EstimateSearch, town: string | undefined) =>
  contactLink('rental', { town, estimate: estimateQuery(search) })

export const calendarFileHref = (search: EstimateSearch): string =>
  `${page('rental-estimate').path}.ics?${estimateQuery(search)}`
