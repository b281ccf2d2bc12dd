import { createElement } from 'react'
import { offers } from '../../content/dealer/facts/offers.ts'
import { lot as copy } from '../../content/words/lot.ts'
import { drafts } from '../../domain/catalogue/edits/drafts.server.ts'
import { currentStock } from '../../domain/catalogue/stock.server.ts'
import { changeTime } from '../../domain/leads/stock-change-words.ts'
import { lotPath } from '../../domain/staff/paths.ts'
import { staffNames } from '../../domain/staff/people.server.ts'
import type { StaffSession } from '../../domain/staff/sessions.server.ts'
import { database } from '../../server/database/app-database.server.ts'
import { env } from '../../server/settings/env.server.ts'
import { handleCart } from './cart-requests.server.ts'
import { lotList, PAGE } from './lot-list.ts'
import { LotPage } from './lot-page.tsx'
import { handleNewCart } from './new-cart-requests.server.ts'
import { phoneAlertsView } from './phone-alerts.server.ts'
import { staffRedirect, staffResponse } from './staff-response.server.ts'

const MAX_QUERY = 80

/** /staff/lot and all below it. GET shows, POST acts. */
export async function handleLot(
  request: Request,
  session: StaffSession,
  [name = '', ...rest]: readonly string[],
): Promise<Response> {
  if (name === 'carts') return handleCart(request, session, rest)
  if (name === 'new') return handleNewCart(request, session, rest)
  return name === '' && request.method !== 'POST' ? lotResponse(request, session) : staffRedirect(lotPath)
}

async function lotResponse(request: Request, session: StaffSession): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const query = (searchParams.get('q') ?? '').trim().slice(0, MAX_QUERY)
  const show = searchParams.get('show') ?? ''
  const most = Math.max(PAGE, Math.trunc(Number(searchParams.get('most'))) || 0)
  const { vehicles } = await currentStock()
  const nameOf = await staffNames(database())
  const now = new Date()
  const openDrafts = query === '' && show === '' ? await drafts(database()) : []
  const more = new URLSearchParams({ ...(query && { q: query }), ...(show && { show }), most: String(most + PAGE) })
  return staffResponse({
    title: copy.title,
    person: { name: nameOf(session.person), note: copy.title },
    script: 'staff-lot',
    aside: { href: `${lotPath}/new`, text: copy.newCart },
    body: createElement(LotPage, {
      ...lotList(vehicles, { query, show, most }),
      more: `${lotPath}?${more}`,
      withRentals: offers.rentals,
      alerts: await phoneAlertsView(session, { db: database(), env: env() }),
      kept: openDrafts.map(({ id, content, person, changedAt }) => ({
        id,
        title: [content.maker, content.model, content.stockNumber].filter(Boolean).join(' ') || copy.keptNameless,
        note: `${nameOf(person)}, ${changeTime(changedAt, now)}`,
      })),
    }),
  })
}
