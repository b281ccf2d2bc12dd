import { randomUUIDv7 } from 'node:crypto'
import type { Selectable } from 'kysely'
import * as z from 'zod/mini'
import { doors } from '../../content/dealer/facts/showrooms.facts.ts'
import type { DatedHours } from '../../content/format/dated-hours.ts'
import type { Clock } from '../../content/format/opening-hours.ts'
import type { Db } from '../../server/database/database.server.ts'
import type { HoursChangeTable } from '../../server/database/schema.ts'
import { replaceHoursChanges } from './hours-by-date.ts'

/** Closed days or changed hours that staff have set; the first and last days are included. */
export type HoursChange = {
  readonly id: string
  /** null for the whole dealership: showrooms, shop, deliveries and storage. */
  readonly showroom: string | null
  readonly firstDay: string
  readonly lastDay: string
  /** null if closed. */
  readonly hours: { readonly opens: Clock; readonly closes: Clock } | null
  readonly note: string
  readonly person: string
  readonly createdAt: string
}

export type NewHoursChange = Omit<HoursChange, 'id' | 'createdAt'>

const LONGEST_DAYS = 366
const LONGEST_NOTE = 60
/** Changes that ended longer ago are not loaded, so answer times before then count the usual hours. */
const PAST_DAYS = 400

/** Describes what is wrong with a change, and what to do. */
export class HoursRefused extends Error {
  readonly fix: string
  constructor(what: string, fix: string) {
    super(what)
    this.fix = fix
  }
}

/** Pages take the change into account within two seconds. @param today ISO date where the change applies @throws HoursRefused */
export async function changeHours(
  db: Db,
  change: NewHoursChange,
  today: string,
  now = new Date(),
): Promise<HoursChange> {
  const checked = { ...change, note: change.note.replaceAll(/\s+/g, ' ').trim() }
  checkChange(checked, today)
  const { showroom, firstDay, lastDay, hours, note, person } = checked
  const row = {
    id: randomUUIDv7(),
    showroom,
    first_day: firstDay,
    last_day: lastDay,
    opens: hours?.opens ?? null,
    closes: hours?.closes ?? null,
    note,
    person,
    created_at: now.toISOString(),
    ended_from: null,
    ended_by: null,
    ended_at: null,
  }
  await db.insertInto('hours_changes').values(row).execute()
  return toChange(row)
}

type Reopening = { readonly day: string; readonly showroom: string | null; readonly person: string }

/** Undoes the changes that include that day, from that day on; those that begin later stay. @returns them, shortened */
export async function reopen(db: Db, { day, showroom, person }: Reopening, now = new Date()): Promise<HoursChange[]> {
  checkDay(day)
  const rows = await db
    .updateTable('hours_changes')
    .set({ ended_from: day, ended_by: person, ended_at: now.toISOString() })
    .where('first_day', '<=', day)
    .where('last_day', '>=', day)
    .where('showroom', showroom === null ? 'is' : '=', showroom)
    .where((where) => where.or([where('ended_from', 'is', null), where('ended_from', '>', day)]))
    .returningAll()
    .execute()
  return rows.map(toChange)
}

/** Undoes the change. @returns undefined if there is none with that id or it had already been undone */
export async function takeBackHours(
  db: Db,
  { id, person }: { id: string; person: string },
  now = new Date(),
): Promise<HoursChange | undefined> {
  const row = await db
    .updateTable('hours_changes')
    .set(({ ref }) => ({ ended_from: ref('first_day'), ended_by: person, ended_at: now.toISOString() }))
    .where('id', '=', id)
    .where((where) => where.or([where('ended_from', 'is', null), where('ended_from', '>', where.ref('first_day'))]))
    .returningAll()
    .executeTakeFirst()
  return row && { ...toChange(row), lastDay: row.last_day }
}

/** Changes that apply on that day or later, earliest first. */
export async function hoursChanges(db: Db, today: string): Promise<HoursChange[]> {
  const rows = await rowsFrom(db, today)
  return rows
    .map(toChange)
    .filter(({ firstDay, lastDay }) => lastDay >= today && firstDay <= lastDay)
    .sort((a, b) => (a.firstDay < b.firstDay ? -1 : 1))
}

let followed = ''

/** Called by watchStock, by commands that open the database, and by the staff page for hours. Pages compare versions themselves. */
export async function followHours(db: Db): Promise<false> {
  const first = String(Temporal.Now.plainDateISO('UTC').subtract({ days: PAST_DAYS }))
  const dates = (await rowsFrom(db, first))
    .map(toChange)
    .map(toDated)
    .filter(({ from, to }) => from <= to)
  const text = JSON.stringify(dates)
  if (text !== followed) replaceHoursChanges(dates)
  followed = text
  return false
}

/** Newest first, since the newest takes precedence. */
const rowsFrom = (db: Db, day: string) =>
  db
    .selectFrom('hours_changes')
    .selectAll()
    .where('last_day', '>=', day)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()

const dayBefore = (day: string): string => String(Temporal.PlainDate.from(day).subtract({ days: 1 }))

const toChange = (row: Selectable<HoursChangeTable>): HoursChange => ({
  id: row.id,
  showroom: row.showroom,
  firstDay: row.first_day,
  lastDay: row.ended_from === null ? row.last_day : dayBefore(row.ended_from),
  hours: row.opens !== null && row.closes !== null ? { opens: row.opens, closes: row.closes } : null,
  note: row.note,
  person: row.person,
  createdAt: row.created_at,
})

const toDated = ({ showroom, firstDay, lastDay, hours, note }: HoursChange): DatedHours => ({
  from: firstDay,
  to: lastDay,
  name: note,
  ...(hours ?? { closed: 'Closed' }),
  ...(showroom !== null && { only: [showroom] }),
})

function checkDay(day: string): void {
  if (!z.safeParse(z.iso.date(), day).success)
    throw new HoursRefused(`‘${day}’ is not a day.`, 'Write today, tomorrow, or a date like 2026-12-24.')
}

/** @throws HoursRefused */
export function checkDays(firstDay: string, lastDay: string, today: string): void {
  for (const day of [firstDay, lastDay]) checkDay(day)
  if (lastDay < firstDay)
    throw new HoursRefused(`${lastDay} is before ${firstDay}.`, 'Give the first day, then the last.')
  if (lastDay < today) throw new HoursRefused(`${lastDay} is over.`, 'Check the year.')
  if (Temporal.PlainDate.from(firstDay).until(lastDay).days >= LONGEST_DAYS)
    throw new HoursRefused('That is more than a year.', 'Check the years.')
}

function checkChange({ showroom, firstDay, lastDay, hours, note }: NewHoursChange, today: string): void {
  checkDays(firstDay, lastDay, today)
  const ids = doors.map(({ id }) => id)
  if (showroom !== null && !ids.includes(showroom)) {
    throw new HoursRefused(
      `There is no showroom ‘${showroom}’.`,
      `Give one of ${ids.join(', ')}, or leave it out for everything.`,
    )
  }
  if (hours && hours.closes <= hours.opens)
    throw new HoursRefused(`${hours.closes} is not after ${hours.opens}.`, 'Give hours such as 9:00-12:00.')
  if (note.length > LONGEST_NOTE)
    throw new HoursRefused(
      `The note has ${note.length} characters.`,
      `Visitors read it beside the hours: ${LONGEST_NOTE} at most.`,
    )
}
