import { dealerFile } from '../files.ts'
import { stateNames } from '../us-states.ts'

// Facts used only in structured data. Where they differ from the text of the pages, both readings are kept.

/** Averages of one dealer and of its vehicles; null without ratings that visitors can look up. */
export const ratings = dealerFile('dealer.yaml').ratings ?? null

const { newCarts, structuredDataDays } = dealerFile('returns.yaml')
export const structuredDataReturnDays = structuredDataDays ?? newCarts.days

const rentals = dealerFile('rentals.yaml')
const code = rentals.structuredDataState ?? dealerFile('showrooms.yaml').showrooms[0].state

export const structuredDataRentals = {
  state: { name: stateNames[code], code },
  rates: Object.fromEntries(
    rentals.carts.map(({ id, rates, structuredDataRates }) => [id, structuredDataRates ?? rates]),
  ),
}
