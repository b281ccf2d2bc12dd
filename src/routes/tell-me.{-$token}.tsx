import { createFileRoute, redirect } from '@tanstack/react-router'
import { setResponseHeader, setResponseStatus } from '@tanstack/react-start/server'
import { CartsInStock } from '../domain/catalogue/cards/newest-cart-cards.tsx'
import { inventorySearches } from '../features/inventory/inventory-searches.server.ts'
import { joinPage, postJoin } from '../features/tell-me/tell-me.server.ts'
import { TellMePage } from '../features/tell-me/tell-me-route.ts'
import { postWaitlist, waitlistPage } from '../features/tell-me/waitlist-page.server.ts'

export const Route = createFileRoute('/tell-me/{-$token}')({
  staticData: { cached: false },
  server: {
    handlers: {
      GET: async ({ request, params: { token }, next }) => {
        const { status, view } = await (token ? waitlistPage(token) : joinPage(request, inventorySearches))
        setResponseStatus(status)
        return next({ context: { view } })
      },
      POST: async ({ request, params: { token }, next }) => {
        const answer = await (token ? postWaitlist(request, token) : postJoin(request, inventorySearches))
        if (answer instanceof Response) return answer
        setResponseStatus(answer.status)
        if (answer.retryAfter) setResponseHeader('retry-after', String(answer.retryAfter))
        return next({ context: { view: answer.view } })
      },
    },
  },
  headers: () => ({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }),
  loader: async ({ location, serverContext }) => {
    // Only the server reads the waitlist.
    if (!serverContext) throw redirect({ href: location.href, reloadDocument: true })
    await TellMePage.load()
    return serverContext.view
  },
  head: ({ match }) =>
    import('../features/tell-me/tell-me-head.ts').then((heads) => heads.tellMeHead(match.context.siteUrl)),
  component: TellMe,
})

function TellMe() {
  const view = Route.useLoaderData()
  return (
    <>
      <TellMePage view={view} />
      {view.kind === 'call' && view.carts ? <CartsInStock carts={view.carts} className="wrap tell-me__carts" /> : null}
    </>
  )
}
