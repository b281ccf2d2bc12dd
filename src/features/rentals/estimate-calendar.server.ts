import ical from 'ical-generator'
import { page } from '../../content/addresses.ts'
import { business } from '../../content/dealer/facts/business.facts.ts'
import { timeZone } from '../../content/dealer/facts/time-zone.facts.ts'
import { estimateCopy } from '../../content/words/rental-estimate.words.ts'
import { estimateQuery } from '../../domain/rentals/estimate-address.ts'
import { estimateWords } from '../../domain/rentals/estimate-message.ts'
import { checkEstimate } from '../../domain/rentals/estimate-request.ts'
import { readEstimateSearch } from '../../domain/rentals/estimate-search.ts'
import { fullDaysOf } from '../../domain/rentals/full-days.server.ts'
import { addDays, dateIn, nextHour } from '../../domain/rentals/rental-days.ts'
import { ordersOf } from '../../domain/rentals/rental-estimate.ts'

const copy = estimateCopy.calendarFile

// GET /rentals/estimate.ics: the rental over all of its days, and the return on the last. All-day events, since the hour is arranged
// by phone. Status 400, with the reason as text, wherever the page would show no estimate.
export async function estimateFile(request: Request, siteUrl: string, now: Date): Promise<Response> {
  const search = readEstimateSearch(Object.fromEntries(new URL(request.url).searchParams))
  const { request: rental, problems } = checkEstimate(search, dateIn(timeZone, now))
  const headers = { 'x-robots-tag': 'noindex' }
  if (!rental) {
    const reasons = Object.values(problems)
    const text = copy.noFile + (reasons.length > 0 ? reasons.join(' ') : estimateCopy.problems.noFrom)
    return new Response(text, {
      status: 400,
      headers: { ...headers, 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' },
    })
  }
  const words = estimateWords(rental)
  const full = await fullDaysOf(search, now)
  const url = `${siteUrl}${page('rental-estimate').path}?${estimateQuery(search)}`
  const location = rental.town ? `${rental.town.name}, ${rental.town.stateCode}` : null
  const kinds = ordersOf(rental).flatMap(({ cart, quantity }) => [cart, quantity])
  const id = [...kinds, rental.from, rental.to, rental.town?.slug ?? 'pickup'].join('-')
  const calendar = ical({
    prodId: { company: business.shortName, product: 'Rental estimate', language: 'EN' },
    events: [
      {
        id: `${id}-rental`,
        stamp: now,
        start: rental.from,
        // The day after the last: the end of an all-day event is exclusive.
        end: addDays(rental.to, 1),
        allDay: true,
        summary: copy.summary(words.carts),
        description: [copy.estimate(words.total, words.deposit), full?.heading, url].filter(Boolean).join('\n'),
        url,
        location,
      },
      {
        id: `${id}-return`,
        stamp: now,
        start: rental.to,
        end: addDays(rental.to, 1),
        allDay: true,
        summary: copy.back(words.carts),
        description: copy.backNote,
        url,
        location,
      },
    ],
  })
  // iCalendar needs a line break after the last line, too.
  return new Response(`${calendar.toString()}\r\n`, {
    headers: {
      ...headers,
      'cache-control': 'no-cache',
      expires: nextHour(now).toUTCString(),
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="larkway-rental-${rental.from}.ics"`,
    },
  })
}
