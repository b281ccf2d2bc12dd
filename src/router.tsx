import { createRouter } from '@tanstack/react-router'
import { hasRoute } from './content/addresses.ts'
import { PageError } from './frame/page-error.tsx'
import { repeatScrollToTop } from './frame/scroll.ts'
import { routeTree } from './routeTree.gen.ts'
import { scriptNonce } from './server/http/script-marker.functions.ts'
import { hiddenErrors } from './server/system/log-page-errors.functions.ts'
import { readQuery, writeQuery } from './ui/query-string.ts'

// Pages of things that the dealer doesn't offer have no route, neither on the server nor in the browser.
routeTree.addChildren(Object.values(routeTree.children ?? {}).filter(({ options }) => hasRoute(options.path)))

export function getRouter() {
  const router = createRouter({
    routeTree,
    caseSensitive: true,
    trailingSlash: 'never',
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    parseSearch: readQuery,
    stringifySearch: writeQuery,
    // Not on hydration: the visitor may have scrolled by then, and after a reload the page's own script has restored the position.
    scrollRestoration: () => import.meta.env.SSR || document.documentElement.dataset.ready === 'true',
    scrollRestorationBehavior: 'instant',
    defaultErrorComponent: PageError,
    // client.tsx has its own.
    disableGlobalCatchBoundary: true,
    ssr: { nonce: scriptNonce() },
  })
  // Not Start's own option, which would load Start's client in the browser.
  router.options.serializationAdapters = [hiddenErrors]
  if (!import.meta.env.SSR) repeatScrollToTop(router)
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>
  }
  interface StaticDataRouteOption {
    /** false: rendered for every request, never kept in memory (src/server/http). */
    cached?: false
    /** true: a form with files may take minutes to arrive (src/server/http). */
    uploads?: true
  }
}
