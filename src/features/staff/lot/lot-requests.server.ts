import { createElement } from 'react'
import { lot as copy } from '../../../content/words/lot.ts'
import { drafts } from '../../../domain/catalogue/edits/drafts.server.ts'
import { currentStock } from '../../../domain/catalogue/stock.server.ts'
import { changeTime } from '../../../domain/leads/stock-change-words.ts'
import { lotPath } from '../../../domain/staff/paths.ts'
import { staffNames } from '../../../domain/staff/people.server.ts'
import { database } from '../../../server/database/app-database.server.ts'
import type { StaffRequest, StaffRoute } from '../frame/route.ts'
import { staffPage } from '../frame/staff-page.server.ts'
import { cartRoutes } from './cart-requests.server.ts'
import { lotList, PAGE } from './lot-list.ts'
import { LotPage } from './lot-page.tsx'
import { newCartRoutes } from './new-cart-requests.server.ts'

const MAX_QUERY = 80

export const lotRoutes: readonly StaffRoute[] = [
  { method: 'GET', path: lotPath, handle: lotResponse },
  ...newCartRoutes,
  ...cartRoutes,
]

async function lotResponse(request: StaffRequest): Promise<Response> {
  const { query: searchParams } = request
  const query = (searchParams.get('q') ?? '').trim().slice(0, MAX_QUERY)
  const show = searchParams.get('show') ?? ''
  const most = Math.max(PAGE, Math.trunc(Number(searchParams.get('most'))) || 0)
  const { vehicles } = await currentStock()
  const nameOf = await staffNames(database())
  const now = new Date()
  const openDrafts = query === '' && show === '' ? await drafts(database()) : []
  const more = new URLSearchParams({ ...(query && { q: query }), ...(show && { show }), most: String(most + PAGE) })
  return staffPage(request, {
    title: copy.title,
    tab: 'lot',
    script: true,
    action: { href: `${lotPath}/new`, text: copy.newCart },
    body: createElement(LotPage, {
      ...lotList(vehicles, { query, show, most }),
      more: `${lotPath}?${more}`,
      kept: openDrafts.map(({ id, content, person, changedAt }) => ({
        id,
        title: [content.maker, content.model, content.stockNumber].filter(Boolean).join(' ') || copy.keptNameless,
        note: `${nameOf(person)}, ${changeTime(changedAt, now)}`,
      })),
    }),
  })
}
