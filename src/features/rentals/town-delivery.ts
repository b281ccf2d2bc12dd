import { deliverySum } from '../../area/delivery-sum.ts'
import { fromNearestShowroom } from '../../area/town-distance.ts'
import { milesText, showroomLabel } from '../../area/town-place.ts'
import { rentalDeliveryFee, townDeliveryText } from '../../content/facts/rentals.ts'
import { townDeliveryTexts } from '../../content/pages/town-delivery.ts'
import type { Town } from '../../content/towns/towns.ts'

/** What bringing a rental to a town and collecting it costs: nothing in its area, the miles outside it. */
export type TownDelivery = {
  readonly text: string
  readonly short: string
  readonly inArea: string
  readonly outside: string
}

export function townDelivery(town: Town): TownDelivery {
  const { milesFartherOut, short, inArea, outside } = townDeliveryTexts
  const from = fromNearestShowroom(town)
  const fee = rentalDeliveryFee(from.miles)
  return {
    text: townDeliveryText(town.name),
    short: short(town.name, fee),
    inArea: inArea({ town: town.name, showroom: showroomLabel(from), sum: deliverySum(from.miles), fee }),
    outside: outside({
      town: town.name,
      farther: milesText(milesFartherOut),
      miles: milesText(from.miles + milesFartherOut),
      fee: rentalDeliveryFee(from.miles + milesFartherOut),
    }),
  }
}
