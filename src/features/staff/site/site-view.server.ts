import { pages } from '../../../content/addresses.ts'
import { doors } from '../../../content/dealer/facts/showrooms.facts.ts'
import { showroomTown } from '../../../content/dealer/showroom-names.ts'
import { monthDay } from '../../../content/format/calendar-date.ts'
import { dayOfDate } from '../../../content/format/dated-hours.ts'
import { hoursText } from '../../../content/format/opening-hours.ts'
import { sitePage as copy } from '../../../content/words/staff-site.words.ts'
import { changeTime } from '../../../domain/catalogue/edits/stock-change-words.ts'
import { datedRowsOf } from '../../../domain/hours/dated-hours-rows.functions.ts'
import { datedRows } from '../../../domain/hours/dated-hours-rows.ts'
import { folderDates } from '../../../domain/hours/hours-by-date.ts'
import { followHours, type HoursChange, hoursChanges } from '../../../domain/hours/hours-changes.server.ts'
import { openingState } from '../../../domain/hours/opening-state.ts'
import { showroomTimetable } from '../../../domain/hours/showroom-hours.ts'
import { timeZoneOf } from '../../../domain/hours/showroom-time-zone.ts'
import { todayAt } from '../../../domain/hours/today.ts'
import { shownNoticeMarkup } from '../../../domain/notices/site-notice.ts'
import { followNotices, siteNotices } from '../../../domain/notices/site-notices.server.ts'
import { staffNames } from '../../../domain/staff/people.server.ts'
import type { Db } from '../../../server/database/database.server.ts'

const DAYS_OF_CLOSING = 7
const MONTHS_AHEAD = 3

const dayText = (date: string): string => `${dayOfDate(date).slice(0, 3)}, ${monthDay(date)}`
const townOf = (id: string | null): string => {
  const place = doors.find((door) => door.id === id)
  return place ? showroomTown(place) : copy.everything
}

const hoursWords = ({ hours, showroom, note }: HoursChange): string =>
  [hours ? hoursText({ label: '', days: [], ...hours }) : 'Closed', showroom && townOf(showroom), note]
    .filter((part) => part)
    .join(', ')

export async function siteView(db: Db, now: Date) {
  // Loads a change that was just saved, without waiting for the next reload from the database.
  await followHours(db)
  await followNotices(db)
  const today = todayAt()
  const nameOf = await staffNames(db)
  const after = (days: number): string => String(Temporal.PlainDate.from(today).add({ days }))
  const hours = (await hoursChanges(db, today)).map((change) => ({
    id: change.id,
    day: change.firstDay,
    days: copy.days(dayText(change.firstDay), dayText(change.lastDay)),
    text: hoursWords(change),
    who: `${nameOf(change.person)}, ${changeTime(change.createdAt, now)}`,
    at: change.createdAt,
  }))
  const notices = (await siteNotices(db, today)).map((notice) => ({
    id: notice.id,
    text: notice.text,
    days: copy.noticeSet(copy.days(dayText(notice.firstDay), dayText(notice.lastDay))),
    who: `${nameOf(notice.person)}, ${changeTime(notice.createdAt, now)}`,
    at: notice.createdAt,
    notice,
  }))
  const last = String(Temporal.PlainDate.from(today).add({ months: MONTHS_AHEAD }))
  const folder = datedRows(folderDates(today, last), () => false).map(({ from, text }) => ({ day: from, text }))
  return {
    today,
    places: doors.map((door) => ({ id: door.id, town: showroomTown(door) })),
    until: Array.from({ length: DAYS_OF_CLOSING }, (_, days) => ({
      value: after(days),
      label: days === 0 ? copy.endOf.today : copy.endOf.day(dayText(after(days))),
    })),
    links: [
      { value: '', label: copy.nowhere },
      ...pages.filter((page) => page.in.length > 0).map(({ path, label }) => ({ value: path, label })),
    ],
    coming: [...hours.map(({ day, days, text }) => ({ day, text: `${days}: ${text}` })), ...folder].toSorted((a, b) =>
      a.day < b.day ? -1 : 1,
    ),
    changes: [
      ...notices.map(({ id, text, days, who, at }) => ({ id, title: text, text: days, who, at })),
      ...hours.map(({ id, days, text, who, at }) => ({ id, title: text, text: days, who, at })),
    ].toSorted((a, b) => (a.at > b.at ? -1 : 1)),
    current: notices[0]?.notice,
    shownNotice: shownNoticeMarkup(),
    states: doors.map((door) => ({
      town: showroomTown(door),
      state: openingState(showroomTimetable(door), now, timeZoneOf(door).zone, datedRowsOf(door.id)),
    })),
  }
}
