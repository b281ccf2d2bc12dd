import { dealerFile } from '../files.ts'

export type Seats = 2 | 4 | 6 | 8

/** The inventory can be narrowed to these. */
export const seatsOnOffer: readonly Seats[] = dealerFile('dealer.yaml').seats
