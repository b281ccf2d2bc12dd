import ical from 'ical-generator'
import { business } from '../../../content/dealer/facts/business.facts.ts'
import { capitalized } from '../../../content/format/capitalized.ts'
import { usdShort } from '../../../content/format/money.ts'
import { holdsFile as copy } from '../../../content/words/staff-rentals.words.ts'
import { addDays } from '../../../domain/rentals/rental-days.ts'
import type { RentalHold } from '../../../domain/rentals/rental-hold.ts'
import { monthOf } from '../../../domain/rentals/rental-month.ts'
import { heldCarts } from '../../../domain/rentals/rental-words.ts'
import { rentalsPath } from '../../../domain/staff/staff-paths.ts'

const HOUR_SECONDS = 60 * 60

/** Has an all-day event for each hold and one for its return, since the hour is arranged by phone. */
export function calendarOf(holds: readonly RentalHold[], siteUrl: string, now: Date): string {
  const calendar = ical({
    prodId: { company: business.shortName, product: 'Rental holds', language: 'EN' },
    name: copy.name(business.shortName),
    ttl: HOUR_SECONDS,
    events: holds.flatMap((hold) => {
      const { id, name, phone, deliverTo, depositCents, firstDay, lastDay, isWaiting } = hold
      if (isWaiting) return []
      const url = `${siteUrl}${rentalsPath}?month=${monthOf(firstDay)}#${id}`
      const deposit = depositCents === null ? copy.noDeposit : copy.deposit(usdShort(depositCents / 100))
      const event = {
        stamp: now,
        allDay: true,
        description: [phone, deliverTo && copy.deliver(deliverTo), deposit, url].filter(Boolean).join('\n'),
        url,
        location: deliverTo || null,
      }
      const back = addDays(lastDay, 1)
      // The end of an all-day event is exclusive.
      return [
        { ...event, id, start: firstDay, end: back, summary: copy.out(capitalized(heldCarts(hold)), name) },
        { ...event, id: `${id}-back`, start: back, end: addDays(back, 1), summary: copy.back(heldCarts(hold), name) },
      ]
    }),
  })
  // iCalendar needs a line break after the last line, too.
  return `${calendar.toString()}\r\n`
}
