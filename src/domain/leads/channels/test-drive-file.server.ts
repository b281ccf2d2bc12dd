import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { business } from '../../../content/dealer/facts/business.ts'
import { mainShowroom } from '../../../content/dealer/facts/showrooms.ts'
import { showroomTimetable } from '../../../content/dealer/showroom-hours.ts'
import { findShowroom } from '../../../content/dealer/showroom-names.ts'
import { mails } from '../../../content/words/mails.ts'
import { nextVisits, weekdayTime } from '../dealer-hours.ts'
import { asksToDrive, fullName, type Lead } from '../lead.ts'
import { isKnown, vehicleUrl } from '../lead-vehicle.ts'

const { drive: copy } = mails.lead
const MINUTES = 30

/** Two times to offer, for the mail to the dealer; undefined for a lead that asks for no test drive. Times are in UTC, which calendars show by their own clock. */
export function testDriveFile(lead: Lead, siteUrl: string): { note: string; content: string } | undefined {
  if (!asksToDrive(lead)) return undefined
  const received = new Date(lead.receivedAt)
  const { vehicle, id } = lead
  const cart = isKnown(vehicle) ? vehicle : undefined
  const showroom = findShowroom(cart?.showroom) ?? mainShowroom
  const slots = nextVisits(received, 2, showroomTimetable(showroom))
  if (slots.length === 0) return undefined
  const url = cart ? vehicleUrl(siteUrl, cart) : ''
  const { name, address } = showroom
  const calendar = ical({
    prodId: { company: business.shortName, product: 'Test drive', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    events: slots.map((start, index) => ({
      id: `${id}-drive-${index + 1}`,
      stamp: received,
      start,
      end: new Date(start.getTime() + MINUTES * 60_000),
      summary: copy.summary(fullName(lead), cart?.name ?? ''),
      description: [copy.offered, lead.phone, lead.email, url].filter((line) => line).join('\n'),
      location: `${name}, ${address}`,
      status: ICalEventStatus.TENTATIVE,
      ...(url && { url }),
    })),
  })
  // The last line must end like the others.
  return { note: copy.note(slots.map(weekdayTime)), content: `${calendar.toString()}\r\n` }
}
