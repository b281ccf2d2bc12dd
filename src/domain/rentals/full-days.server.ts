import { hours } from '../../content/dealer/facts/hours.facts.ts'
import { rentalFleets } from '../../content/dealer/facts/rentals.facts.ts'
import { timeZone } from '../../content/dealer/facts/time-zone.facts.ts'
import { closedByDate } from '../hours/hours-by-date.ts'
import { checkEstimate } from './estimate-request.ts'
import type { EstimateSearch } from './estimate-search.ts'
import { fullDays } from './free-carts.ts'
import type { FullDays } from './full-days.ts'
import { dateIn, type IsoDate } from './rental-days.ts'
import { currentTakenDays } from './taken-days.server.ts'

/** undefined if enough carts are free and no closed day interferes, or if the estimate isn't valid. */
export async function fullDaysOf(search: EstimateSearch, now: Date): Promise<FullDays | undefined> {
  const { request } = checkEstimate(search, undefined)
  const timetable = request?.town ? hours.townPages : hours.dealership
  const closedOn = (day: IsoDate) => closedByDate(timetable, day)?.name
  return request && fullDays(request, await currentTakenDays(), dateIn(timeZone, now), rentalFleets, closedOn)
}
