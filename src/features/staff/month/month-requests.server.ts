import { createElement } from 'react'
import { timeZone } from '../../../content/dealer/facts/time-zone.facts.ts'
import { monthPath } from '../../../domain/staff/staff-paths.ts'
import { database } from '../../../server/database/app-database.server.ts'
import { closedHeaders } from '../../../server/http/security-headers.server.ts'
import { env } from '../../../server/settings/env.server.ts'
import type { StaffRequest, StaffRoute } from '../frame/route.ts'
import { staffPage } from '../frame/staff-page.server.ts'
import { monthCsv } from './month-csv.ts'
import { monthFigures } from './month-figures.server.ts'
import { MonthPage } from './month-page.tsx'

export const monthRoutes: readonly StaffRoute[] = [
  { access: 'owner', method: 'GET', path: monthPath, handle: show },
  { access: 'owner', method: 'GET', path: `${monthPath}/figures.csv`, handle: csv },
]

/** No message is from an earlier year. */
const OLDEST_YEAR = 2000

/** The requested month, or the current one if the requested one is invalid or in the future. */
function monthIn(query: URLSearchParams, now: Date): { month: Temporal.PlainYearMonth; isCurrent: boolean } {
  const current = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
    .toPlainYearMonth()
  const text = query.get('month') ?? ''
  const isMonth = /^\d{4}-(0[1-9]|1[0-2])$/.test(text) && Number(text.slice(0, 4)) >= OLDEST_YEAR
  const asked = isMonth ? Temporal.PlainYearMonth.from(text) : current
  const month = Temporal.PlainYearMonth.compare(asked, current) > 0 ? current : asked
  return { month, isCurrent: month.equals(current) }
}

const nameOf = (month: Temporal.PlainYearMonth, options: Intl.DateTimeFormatOptions): string =>
  month.toPlainDate({ day: 1 }).toLocaleString('en-US', options)

async function show(request: StaffRequest): Promise<Response> {
  const now = new Date()
  const { month, isCurrent } = monthIn(request.query, now)
  const before = month.subtract({ months: 1 })
  const source = { db: database(), env: env() }
  return staffPage(request, {
    title: nameOf(month, { month: 'long', year: 'numeric' }),
    tab: 'month',
    body: createElement(MonthPage, {
      figures: await monthFigures(source, month, now),
      former: await monthFigures(source, before, now),
      formerName: nameOf(before, { month: 'long' }),
      csv: `${monthPath}/figures.csv?month=${month}`,
      before: `${monthPath}?month=${before}`,
      after: isCurrent ? undefined : `${monthPath}?month=${month.add({ months: 1 })}`,
    }),
  })
}

async function csv({ query }: StaffRequest): Promise<Response> {
  const now = new Date()
  const { month } = monthIn(query, now)
  const figures = await monthFigures({ db: database(), env: env() }, month, now)
  return new Response(monthCsv(figures), {
    headers: {
      ...closedHeaders,
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="month-${month}.csv"`,
    },
  })
}
