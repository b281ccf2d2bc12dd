import { publishedRatings } from '../published-ratings.ts'
import { dealerFile, offerFile } from '../reading/dealer-files.ts'
import { stateNames } from '../schema/us-states.ts'

// Facts used only in structured data. Where they differ from the text of the pages, both versions are kept.

/** Average ratings of the dealer and of its vehicles. */
export const ratings = publishedRatings(dealerFile('dealer.yaml'))

const { newCarts, structuredDataDays } = dealerFile('returns.yaml')
export const structuredDataReturnDays = structuredDataDays ?? newCarts.days

const rentals = offerFile('rentals.yaml')
const code = rentals?.structuredDataState ?? dealerFile('showrooms.yaml').showrooms[0].state

export const structuredDataRentals = {
  state: { name: stateNames[code], code },
  rates: Object.fromEntries(
    (rentals?.carts ?? []).map(({ id, rates, structuredDataRates }) => [id, structuredDataRates ?? rates]),
  ),
}
