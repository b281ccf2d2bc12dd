import { createElement } from 'react'
import { keptCarts } from '../../catalogue/hand/kept-carts.server.ts'
import { currentStock } from '../../catalogue/stock.server.ts'
import { offers } from '../../dealer/facts/offers.ts'
import { clockTime } from '../../leads/dealer-hours.ts'
import { database } from '../../platform/app-database.server.ts'
import { env } from '../../platform/env.server.ts'
import type { StaffLink } from '../../staff/links.server.ts'
import { staffNames } from '../../staff/people.server.ts'
import { lot as copy } from '../../words/lot.ts'
import { handleCart } from './cart-requests.server.ts'
import { changeTime } from './change-words.ts'
import { endLink } from './link-end.server.ts'
import { lotList, PAGE } from './lot-list.ts'
import { LotPage } from './lot-page.tsx'
import { handleNewCart } from './new-cart-requests.server.ts'
import { phoneAlertsView } from './phone-alerts.server.ts'
import { handleRentals } from './rental-requests.server.ts'
import { staffRedirect, staffResponse } from './staff-response.server.ts'

const MAX_QUERY = 80

/** All that a link to the lot opens. GET shows, POST acts. */
export async function handleLot(
  request: Request,
  link: StaffLink,
  path: string,
  [name = '', ...rest]: readonly string[],
): Promise<Response> {
  if (name === 'carts') return handleCart(request, link, path, rest)
  if (name === 'new') return handleNewCart(request, link, path, rest)
  if (name === 'rentals') return handleRentals(request, link, path, rest)
  if (request.method === 'POST') return name === 'end' ? endLink(link) : staffRedirect(path)
  if (name !== '') return staffRedirect(path)
  return lotResponse(request, link, path)
}

async function lotResponse(request: Request, link: StaffLink, path: string): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const query = (searchParams.get('q') ?? '').trim().slice(0, MAX_QUERY)
  const show = searchParams.get('show') ?? ''
  const most = Math.max(PAGE, Math.trunc(Number(searchParams.get('most'))) || 0)
  const { vehicles } = await currentStock()
  const nameOf = await staffNames(database())
  const person = nameOf(link.person)
  const until = clockTime(link.endsAt)
  const now = new Date()
  const kept = query === '' && show === '' ? await keptCarts(database()) : []
  const more = new URLSearchParams({ ...(query && { q: query }), ...(show && { show }), most: String(most + PAGE) })
  return staffResponse({
    title: copy.title,
    person: { name: person, note: copy.until(until) },
    script: 'staff-lot',
    aside: { href: `${path}/new`, text: copy.newCart },
    body: createElement(LotPage, {
      ...lotList(vehicles, { query, show, most }),
      link: path,
      person,
      until,
      more: `${path}?${more}`,
      withRentals: offers.rentals,
      alerts: await phoneAlertsView(link, path, { db: database(), env: env() }),
      kept: kept.map(({ id, content, person, changedAt }) => ({
        id,
        title: [content.maker, content.model, content.stockNumber].filter(Boolean).join(' ') || copy.keptNameless,
        note: `${nameOf(person)}, ${changeTime(changedAt, now)}`,
      })),
    }),
  })
}
