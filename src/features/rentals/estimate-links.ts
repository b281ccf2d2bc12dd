import { estimateQuery } from '../../rentals/estimate-address.ts'
import type { EstimateSearch } from '../../rentals/estimate-search.ts'
import { contactLink, page } from '../../site-map.ts'

/** The rental with another parameter, to follow as a link. */
export type EstimateLink = { readonly search: EstimateSearch; readonly label: string }

/** Leads to the contact form with a message about this estimate. The address has its parameters, never free text. */
export const sendLink = (search: EstimateSearch, town: string | undefined) =>
  contactLink('rental', { town, estimate: estimateQuery(search) })

export const calendarFileHref = (search: EstimateSearch): string =>
  `${page('rental-estimate').path}.ics?${estimateQuery(search)}`
