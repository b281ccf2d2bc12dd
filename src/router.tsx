import { createRouter } from '@tanstack/react-router'
import { PageError } from './frame/page-error.tsx'
import { repeatScrollToTop } from './frame/scroll.ts'
import { hiddenErrors } from './platform/hidden-errors.functions.ts'
import { readQuery, writeQuery } from './platform/query.ts'
import { scriptNonce } from './platform/script-marker.functions.ts'
import { routeTree } from './routeTree.gen.ts'

export function getRouter() {
  const router = createRouter({
    routeTree,
    caseSensitive: true,
    trailingSlash: 'never',
    defaultPreload: 'intent',
    // The query cache decides what is fresh.
    defaultPreloadStaleTime: 0,
    parseSearch: readQuery,
    stringifySearch: writeQuery,
    // Not on hydration: the visitor may have scrolled on by then, and after a reload the page's own script has restored the place.
    scrollRestoration: () => import.meta.env.SSR || document.documentElement.dataset.ready === 'true',
    scrollRestorationBehavior: 'instant',
    defaultErrorComponent: PageError,
    ssr: { nonce: scriptNonce() },
  })
  // Start takes it from here; Start's own option for it would bring Start's client along.
  router.options.serializationAdapters = [hiddenErrors]
  if (!import.meta.env.SSR) repeatScrollToTop(router)
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>
  }
  interface StaticDataRouteOption {
    /** false: the server asks the route for every request and keeps nothing of it in memory (src/http). */
    cached?: false
  }
}
