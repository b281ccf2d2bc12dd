import { createElement } from 'react'
import { clientIp } from '../../http/client-ip.server.ts'
import { BodyTooLarge } from '../../http/responses.server.ts'
import { database } from '../../platform/app-database.server.ts'
import { env } from '../../platform/env.server.ts'
import { hourlyLimiter, type Limiter } from '../../platform/limits.server.ts'
import { checkLink } from '../../staff/links.server.ts'
import { endedPage } from '../../words/staff.ts'
import { askForLink, endedLink, sendFreshLink } from './fresh-link.server.ts'
import { says } from './link-end.server.ts'
import { handleLot } from './lot-requests.server.ts'
import { handleMessage } from './message-requests.server.ts'
import { OneQuestion } from './one-question.tsx'
import { handlePhone, staffManifest } from './phone-requests.server.ts'
import { staffResponse } from './staff-response.server.ts'

/** Links that this site has not signed, per client and hour. */
const UNKNOWN_LINKS = 30

let unknownLinks: Limiter | undefined

/** All below /staff/: the token of a link, then what to do with it. */
export async function handleStaff(request: Request): Promise<Response> {
  const [token = '', ...rest] = new URL(request.url).pathname.split('/').slice(2)
  if (token === '') return askForLink(request)
  const checked = await checkLink(env(), database(), token, new Date())
  if ('link' in checked && !('problem' in checked)) {
    const path = `/staff/${token}`
    if (rest[0] === 'phone') return handlePhone(request, checked.link, path, rest[1])
    if (rest[0] === 'app.webmanifest') return staffManifest(path)
    const handle = checked.link.purpose === 'lot' ? handleLot : handleMessage
    return handle(request, checked.link, path, rest).catch((error: unknown) => {
      if (!(error instanceof BodyTooLarge)) throw error
      return says(413, endedPage.tooLongTitle, endedPage.tooLongText)
    })
  }
  if (checked.problem === 'ended') {
    return request.method === 'POST' && rest[0] === 'fresh' ? sendFreshLink(checked.link) : endedLink(token)
  }
  unknownLinks ??= hourlyLimiter('staff-links', UNKNOWN_LINKS, env().DATABASE_URL)
  const isTooMany = (await unknownLinks.take(clientIp(request))) > 0
  return staffResponse({
    status: isTooMany ? 429 : 404,
    title: endedPage.unknownTitle,
    body: createElement(OneQuestion, {
      heading: endedPage.unknownTitle,
      texts: [isTooMany ? endedPage.tooMany : endedPage.unknownText],
    }),
  })
}
