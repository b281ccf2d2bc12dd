import { createElement } from 'react'
import { offers } from '../../../content/dealer/facts/offers.ts'
import { rentalCarts } from '../../../content/dealer/facts/rentals.ts'
import { rentalCartName } from '../../../content/dealer/rental-prices.ts'
import { rentalDays as copy } from '../../../content/words/lot.ts'
import { weekdayTime } from '../../../domain/leads/dealer-hours.ts'
import { DaysRefused } from '../../../domain/rentals/day-check.ts'
import { blockDays, blocks, type RentalBlock, unblock } from '../../../domain/rentals/rental-blocks.server.ts'
import { rentalsPath } from '../../../domain/staff/paths.ts'
import { staffNames } from '../../../domain/staff/people.server.ts'
import { database } from '../../../server/database/app-database.server.ts'
import type { StaffRequest, StaffRoute } from '../frame/route.ts'
import { staffPage, staffRedirect } from '../frame/staff-page.server.ts'
import { RentalPage } from './rental-page.tsx'

/** Days on which carts are out. */
export const rentalRoutes: readonly StaffRoute[] = offers.rentals
  ? [
      { method: 'GET', path: rentalsPath, handle: (request) => page(request) },
      { method: 'POST', path: rentalsPath, handle: block },
      { method: 'POST', path: `${rentalsPath}/:id/open`, handle: open },
    ]
  : []

async function open({ params, session }: StaffRequest): Promise<Response> {
  await unblock(database(), params.id ?? '', session.person)
  return staffRedirect(rentalsPath)
}

async function block(request: StaffRequest): Promise<Response> {
  const { form, session } = request
  const typed = (name: string): string => (form.get(name) ?? '').trim()
  const firstDay = typed('first')
  const count = typed('count')
  const days = {
    cart: typed('cart'),
    firstDay,
    lastDay: typed('last') || firstDay,
    count: count === '' ? null : Number(count),
    person: (await staffNames(database()))(session.person),
  }
  try {
    if (!(await isThere(days))) await blockDays(database(), days)
    return staffRedirect(rentalsPath)
  } catch (error) {
    if (!(error instanceof DaysRefused)) throw error
    return page(request, { problem: error.message, typed: Object.fromEntries(form) })
  }
}

/** Pressed twice. */
async function isThere(
  block: Pick<RentalBlock, 'cart' | 'firstDay' | 'lastDay' | 'count' | 'person'>,
): Promise<boolean> {
  return (await blocks(database())).some(
    ({ cart, firstDay, lastDay, count, person, createdAt }) =>
      [cart, firstDay, lastDay, count, person].join() ===
        [block.cart, block.firstDay, block.lastDay, block.count, block.person].join() &&
      Date.now() - Date.parse(createdAt) < SAME_PRESS_MS,
  )
}

const SAME_PRESS_MS = 60 * 1000

async function page(
  request: StaffRequest,
  refused?: { problem: string; typed: Readonly<Record<string, string>> },
): Promise<Response> {
  return staffPage(request, {
    status: refused ? 422 : 200,
    title: copy.title,
    tab: 'rentals',
    body: createElement(RentalPage, {
      carts: rentalCarts.map(({ id }) => ({ id, name: rentalCartName(id) })),
      typed: refused?.typed ?? {},
      problem: refused?.problem ?? '',
      blocked: (await blocks(database())).map(shownBlock),
    }),
  })
}

const shownBlock = ({ id, cart, firstDay, lastDay, count, person, createdAt }: RentalBlock) => ({
  id,
  what: copy.of(count === null ? copy.all : String(count), rentalCartName(cart)),
  days: firstDay === lastDay ? firstDay : `${firstDay} – ${lastDay}`,
  who: `${person}, ${weekdayTime(new Date(createdAt))}`,
})
