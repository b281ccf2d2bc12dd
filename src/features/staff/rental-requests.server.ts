import { createElement } from 'react'
import { offers } from '../../content/dealer/facts/offers.ts'
import { rentalCarts } from '../../content/dealer/facts/rentals.ts'
import { rentalCartName } from '../../content/dealer/rental-prices.ts'
import { rentalDays as copy, lot } from '../../content/words/lot.ts'
import { staffPages } from '../../content/words/staff.ts'
import { weekdayTime } from '../../domain/leads/dealer-hours.ts'
import {
  BlockRefused,
  blockDays,
  blocks,
  type RentalBlock,
  unblock,
} from '../../domain/rentals/rental-blocks.server.ts'
import { lotPath, rentalsPath } from '../../domain/staff/paths.ts'
import { staffNames } from '../../domain/staff/people.server.ts'
import type { StaffSession } from '../../domain/staff/sessions.server.ts'
import { database } from '../../server/database/app-database.server.ts'
import { readText } from '../../server/http/responses.server.ts'
import { RentalPage } from './rental-page.tsx'
import { staffNote, staffRedirect, staffResponse } from './staff-response.server.ts'

const MAX_FORM_BYTES = 2048

/** /staff/rentals: days on which carts are out. POST blocks them, or opens a block again. */
export async function handleRentals(
  request: Request,
  session: StaffSession,
  [id = '', action = '']: readonly string[],
): Promise<Response> {
  if (!offers.rentals) return staffNote(404, staffPages.gone, staffPages.goneText)
  if (request.method !== 'POST') return page(session)
  if (action === 'open') {
    await unblock(database(), id)
    return staffRedirect(rentalsPath)
  }
  const form = new URLSearchParams(await readText(request, MAX_FORM_BYTES))
  const typed = (name: string): string => (form.get(name) ?? '').trim()
  const firstDay = typed('first')
  const count = typed('count')
  const block = {
    cart: typed('cart'),
    firstDay,
    lastDay: typed('last') || firstDay,
    count: count === '' ? null : Number(count),
    person: (await staffNames(database()))(session.person),
  }
  try {
    if (!(await isThere(block))) await blockDays(database(), block)
    return staffRedirect(rentalsPath)
  } catch (error) {
    if (!(error instanceof BlockRefused)) throw error
    return page(session, { problem: error.message, typed: Object.fromEntries(form) })
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
  session: StaffSession,
  refused?: { problem: string; typed: Readonly<Record<string, string>> },
): Promise<Response> {
  const name = (await staffNames(database()))(session.person)
  return staffResponse({
    status: refused ? 422 : 200,
    title: copy.title,
    person: { name, note: copy.title },
    aside: { href: lotPath, text: lot.back },
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
