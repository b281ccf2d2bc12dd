import { z } from 'zod'
import { text } from './value-schemas.ts'

const promise = (sentence: string) => z.boolean().default(false).describe(sentence)

/** promises.yaml: what the dealer promises. The site leaves out every sentence whose line is missing or false. */
export const promises = z.strictObject({
  noPreparationCharge: promise('There’s no preparation charge'),
  driveAnyCart: promise('Any cart in stock can be driven, and is charged up and outside after a call'),
  tradeIns: promise('You take trade-ins, and your figure holds as long as the cart arrives in the same condition'),
  warrantyClaims: promise('You make the warranty claim for the buyer'),
  payment: text.optional().describe('How a cart can be paid, such as bank transfer or cashier’s check'),
  depositReserves: promise('A deposit reserves the cart, and counts toward the price'),
  depositBackIfDeclined: promise('When the lender declines, the buyer may cancel and gets the whole deposit back'),
  otherLenders: promise('Financing by another lender is fine with you, and so is cash'),
  registrationPapers: promise('You fill in the papers for title and registration with the buyer'),
  arrivesCharged: promise('A cart is delivered with a full battery'),
  ownTrailer: promise('You deliver on your own trailer, and show how to charge the cart'),
  rentersReachUsAnyHour: promise('Renters reach you at any hour, 24/7'),
  rentalInsurance: promise('The liability insurance of rentals.yaml is included in every rental'),
  stormsMoveRentals: promise('A storm warning on the first day lets a renter move the rental without a charge'),
  estimateFirst: promise('Repairs begin after an estimate, and you call before you go over it'),
  oneBuilding: promise('Sales and service share one building, and one record of each cart'),
  collectsForRepair: promise('You pick carts up for repair in every town of towns.csv'),
  replacesBatteries: promise('You replace batteries'),
  takesOldPack: promise('You take back the old battery pack when you fit a new one'),
  fitsRoadGear: promise('You fit lights, mirrors and seat belts'),
  otherBrands: promise('You repair the brands that you sell and most other electric carts'),
  warrantyWork: promise('You do warranty work, on carts bought here or elsewhere'),
})
