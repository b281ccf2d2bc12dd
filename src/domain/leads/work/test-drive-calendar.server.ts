import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { business } from '../../../content/dealer/facts/business.facts.ts'
import { mainShowroom } from '../../../content/dealer/facts/showrooms.facts.ts'
import { findShowroom } from '../../../content/dealer/showroom-names.ts'
import { fullName, type Lead } from '../lead.ts'
import { isKnown, leadTitle } from '../lead-vehicle.ts'
import type { LeadEvent } from './lead-events.server.ts'

const MINUTES = 30

/**
 * A calendar file for an agreed test drive, for the person who has the message. If the time changes, a new file moves the appointment.
 * Times are in UTC, which calendars show in local time. @param page address of the message's page
 */
export function testDriveFile(lead: Lead, { at, dueAt, text }: LeadEvent, page: string): string {
  const { vehicle, id, phone, email } = lead
  const showroom = (isKnown(vehicle) ? findShowroom(vehicle.showroom) : undefined) ?? mainShowroom
  const start = new Date(dueAt ?? at)
  const calendar = ical({
    prodId: { company: business.shortName, product: 'Test drive', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    events: [
      {
        id: `${id}-drive`,
        stamp: new Date(at),
        sequence: Math.floor(Date.parse(at) / 1000),
        start,
        end: new Date(start.getTime() + MINUTES * 60_000),
        summary: leadTitle(lead),
        description: [fullName(lead), phone, email, text, page].filter((line) => line).join('\n'),
        location: `${showroom.name}, ${showroom.address}`,
        status: ICalEventStatus.CONFIRMED,
        url: page,
      },
    ],
  })
  // The last line must end like the others.
  return `${calendar.toString()}\r\n`
}
