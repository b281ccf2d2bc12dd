import { createElement } from 'react'
import { monthYear } from '../../../content/format/calendar-date.ts'
import { database } from '../../../server/database/app-database.server.ts'
import type { StaffRequest } from '../frame/route.ts'
import { staffPage } from '../frame/staff-page.server.ts'
import { doneBy } from './rental-done.server.ts'
import { RentalPage } from './rental-page.tsx'
import { type Refused, rentalView } from './rental-view.server.ts'

export async function rentalPage(request: StaffRequest, refused?: Refused): Promise<Response> {
  const db = database()
  const query = refused ? new URLSearchParams({ month: request.form.get('month') ?? '' }) : request.query
  const view = await rentalView(db, query, new Date(), refused)
  return staffPage(request, {
    status: refused ? 422 : 200,
    title: monthYear(`${view.month}-01`),
    tab: 'rentals',
    body: createElement(RentalPage, { view, done: refused ? undefined : await doneBy(db, query, new Date()) }),
  })
}
