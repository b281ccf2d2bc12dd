import { dealerFile } from '../reading/dealer-files.ts'

export type Seats = 2 | 4 | 6 | 8

/** Numbers of seats that visitors can filter the inventory by. */
export const seatsOnOffer: readonly Seats[] = dealerFile('dealer.yaml').seats
