import { createElement } from 'react'
import { lot as copy } from '../../../content/words/lot.words.ts'
import { holdsOn } from '../../../domain/catalogue/edits/cart-holds.server.ts'
import { drafts } from '../../../domain/catalogue/edits/drafts.server.ts'
import { findChange } from '../../../domain/catalogue/edits/edit-history.server.ts'
import { changeTime } from '../../../domain/catalogue/edits/stock-change-words.ts'
import { currentStock } from '../../../domain/catalogue/stock.server.ts'
import type { Vehicle } from '../../../domain/catalogue/vehicle.ts'
import { openLeadsByCart } from '../../../domain/leads/work/open-leads.server.ts'
import { staffNames } from '../../../domain/staff/people.server.ts'
import { lotPath } from '../../../domain/staff/staff-paths.ts'
import { waitingForCarts } from '../../../domain/waitlist/waitlist.server.ts'
import { database } from '../../../server/database/app-database.server.ts'
import { pictureUrl } from '../../../server/pictures/pictures.server.ts'
import type { StaffRequest, StaffRoute } from '../frame/route.ts'
import { staffPage, staffRedirect } from '../frame/staff-page.server.ts'
import { cartRoutes } from './cart-requests.server.ts'
import { savedChange } from './cart-view.server.ts'
import { dayWords, dealerToday } from './lot-day-words.ts'
import { type LotCart, type LotDraft, lotList, PAGE, withNumber } from './lot-list.ts'
import { LotPage } from './lot-page.tsx'
import { newCartRoutes } from './new-cart-requests.server.ts'

const MAX_QUERY = 80

export const lotRoutes: readonly StaffRoute[] = [
  { method: 'GET', path: lotPath, handle: lotResponse },
  ...newCartRoutes,
  ...cartRoutes,
]

async function lotResponse(request: StaffRequest): Promise<Response> {
  const { query: searchParams, session } = request
  const query = (searchParams.get('q') ?? '').trim().slice(0, MAX_QUERY)
  const show = searchParams.get('show') ?? ''
  const most = Math.max(PAGE, Math.trunc(Number(searchParams.get('most'))) || 0)
  const now = new Date()
  const carts = await lotCarts(now)
  const exact = withNumber(carts, query)
  if (exact && !searchParams.has('saved')) return staffRedirect(`${lotPath}/carts/${exact.id}`)
  const list = { ...(query && { q: query }), ...(show && { show }) }
  const search = { ...list, ...(most > PAGE && { most: String(most) }) }
  const day = (iso: string) => dayWords(iso, now)
  return staffPage(request, {
    title: copy.title,
    tab: 'lot',
    script: true,
    action: { href: `${lotPath}/new`, text: copy.newCart },
    body: createElement(LotPage, {
      ...lotList(carts, await lotDrafts(now), { query, show, most, day }),
      more: `${lotPath}?${new URLSearchParams({ ...list, most: String(most + PAGE) })}`,
      search: String(new URLSearchParams(search)),
      saved: await savedHere(searchParams.get('saved') ?? '', session.person, now),
    }),
  })
}

async function lotCarts(now: Date): Promise<LotCart[]> {
  const db = database()
  const { vehicles, offSite } = await currentStock()
  const holds = await holdsOn(db, dealerToday(now))
  const messages = await openLeadsByCart(db, now)
  const waiting = await waitingForCarts(db, now)
  const off = new Set(offSite.map(({ id }) => id))
  const cart = (vehicle: Vehicle): LotCart => {
    const hold = holds.get(vehicle.id)
    const onFloor = vehicle.inStock ? (hold ? 'hold' : 'stock') : 'sold'
    return {
      vehicle,
      state: off.has(vehicle.id) ? 'off' : onFloor,
      hold,
      messages: messages.get(vehicle.id) ?? 0,
      waiting: waiting(vehicle),
    }
  }
  return [...vehicles, ...offSite].map(cart)
}

async function lotDrafts(now: Date): Promise<LotDraft[]> {
  const nameOf = await staffNames(database())
  return (await drafts(database())).map(({ id, content, images, person, changedAt }) => ({
    id,
    title: [content.maker, content.model, content.stockNumber].filter(Boolean).join(' ') || copy.nameless,
    note: `${nameOf(person)}, ${changeTime(changedAt, now)}`,
    image: images.flatMap((image) => pictureUrl(image) ?? [])[0],
  }))
}

/** The change that was made from the list. */
async function savedHere(id: string, person: string, now: Date) {
  const change = id === '' ? undefined : await findChange(database(), id)
  if (!change) return undefined
  const nameOf = await staffNames(database())
  return { ...savedChange(change, { nameOf, person, now }), id: change.vehicleId, name: change.vehicleName }
}
