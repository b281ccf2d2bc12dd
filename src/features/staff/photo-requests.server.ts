import type { StaffLink } from '../../staff/links.server.ts'
import { staffResponse } from './staff-response.server.ts'
import { createElement } from 'react'
import { OneQuestion } from './one-question.tsx'
import { endedPage } from '../../words/staff.ts'

export type PhotoRequest = {
  link: StaffLink
  /** Of a cart on the site, or of one that is kept. */
  cart: { kind: 'cart' | 'kept'; id: string }
  /** Path of the cart's page, below which `photos` is. */
  path: string
  /** What stands behind `photos/`. */
  rest: readonly string[]
}

export async function handlePhotos(_request: Request, _of: PhotoRequest): Promise<Response> {
  const heading = endedPage.unknownTitle
  return staffResponse({ status: 404, title: heading, body: createElement(OneQuestion, { heading }) })
}
