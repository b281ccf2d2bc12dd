import type { AnyRoute, AnyRouter } from '@tanstack/react-router'
import { readQuery, writeQuery } from '../platform/query.ts'

/** In the order in which the Allow header lists them. */
const methodOrder = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const

export type RouteRules = {
  /** The route's path, such as `/vehicle/$id`. */
  route: string
  /** The methods that the route takes; undefined when it takes any. */
  methods: readonly string[] | undefined
  /** Whether what it renders is kept in memory for the next visitor. */
  cached: boolean
  /** Whether it shows a page, the one for a missing address included, rather than data. */
  page: boolean
  /**
   * A query (`?…`, or empty) cut down to what the route reads of it, always in the same order and case: what renders the same
   * is the same page in memory, whatever an advertisement adds to its links.
   */
  ownQuery: (search: string) => string
}

const missingPage: RouteRules = { route: '', methods: ['GET', 'HEAD'], cached: true, page: true, ownQuery: () => '' }

/**
 * What the route at a path allows, read from the route itself: its handlers name the methods, a component adds GET and
 * HEAD, `validateSearch` returns the parameters that it reads, and `staticData: { cached: false }` keeps its responses out of
 * memory.
 */
export function routeRules(router: AnyRouter, pathname: string): RouteRules {
  const [matched, params, route] = router.getMatchedRoutes(decoded(pathname))
  // The router also reports the nearest route above a path that has none.
  if (!route || params['**'] !== undefined) return missingPage
  const { component, server, staticData } = route.options
  const page = component !== undefined
  const handlers =
    typeof server?.handlers === 'function'
      ? server.handlers({ createHandlers: (own: object) => own })
      : (server?.handlers ?? {})
  const taken = new Set(Object.keys(handlers))
  if (page) taken.add('GET')
  if (taken.has('GET')) taken.add('HEAD')
  const methods = taken.has('ANY') ? undefined : methodOrder.filter((method) => taken.has(method))
  return {
    route: route.fullPath,
    methods,
    cached: staticData?.cached !== false && taken.has('GET'),
    page,
    ownQuery: (search) => ownQuery(matched, search),
  }
}

/** What can be asked of the site: a route's path, one of its methods, and what it reads of a query. */
export type Endpoint = { method: string; path: string; parameters: string[] }

/** Every route with each of its methods, for benchmarks. */
export const endpointsOf = (router: AnyRouter): Endpoint[] =>
  Object.entries<AnyRoute>(router.routesByPath).flatMap(([path, { options }]) => {
    const { methods = ['GET', 'POST'] } = routeRules(router, path)
    const read = typeof options.validateSearch === 'function' ? options.validateSearch({}) : {}
    const parameters = Object.keys(Object(read))
    return methods.filter((method) => method !== 'HEAD').map((method) => ({ method, path, parameters }))
  })

function ownQuery(matched: readonly AnyRoute[], search: string): string {
  const readers = matched.flatMap(({ options: { validateSearch } }) =>
    typeof validateSearch === 'function' ? [validateSearch] : [],
  )
  if (search === '' || readers.length === 0) return ''
  const given = readQuery(search)
  const read = Object.assign({}, ...readers.map((reader): object => reader(given)))
  const entries = Object.entries(read).filter(([, value]) => value !== undefined)
  return writeQuery(Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1))))
}

/** As the router reads a path. A broken percent sign belongs to no route. */
function decoded(pathname: string): string {
  try {
    return decodeURI(pathname)
  } catch {
    return pathname
  }
}
