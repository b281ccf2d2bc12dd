import type { AnyRoute, AnyRouter } from '@tanstack/react-router'
import { readQuery, writeQuery } from '../../ui/query-string.ts'

const methodOrder = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const

export type RouteRules = {
  route: string
  /** undefined if the route accepts any method. */
  methods: readonly string[] | undefined
  cached: boolean
  uploads: boolean
  page: boolean
  /** Keeps only the parameters that the route reads, in a fixed order, so that advertising parameters don't add pages to the cache. */
  ownQuery: (search: string) => string
}

const missingPage: RouteRules = {
  route: '',
  methods: ['GET', 'HEAD'],
  cached: true,
  uploads: false,
  page: true,
  ownQuery: () => '',
}

/** Reads the route's handlers, component and `validateSearch`; `staticData: { cached: false }` keeps the route's pages out of memory. */
export function routeRules(router: AnyRouter, pathname: string): RouteRules {
  const [matched, params, route] = router.getMatchedRoutes(decoded(pathname))
  // If a path has no route, the router reports the nearest route above it.
  if (!route || params['**'] !== undefined) return missingPage
  const { component, server, staticData } = route.options
  const page = component !== undefined
  const handlers =
    typeof server?.handlers === 'function'
      ? server.handlers({ createHandlers: (own: object) => own })
      : (server?.handlers ?? {})
  const handlerPaths = new Set(Object.keys(handlers))
  if (page) handlerPaths.add('GET')
  if (handlerPaths.has('GET')) handlerPaths.add('HEAD')
  const methods = handlerPaths.has('ANY') ? undefined : methodOrder.filter((method) => handlerPaths.has(method))
  return {
    route: route.fullPath,
    methods,
    uploads: staticData?.uploads === true,
    cached: staticData?.cached !== false && handlerPaths.has('GET'),
    page,
    ownQuery: (search) => ownQuery(matched, search),
  }
}

export type Endpoint = { method: string; path: string; parameters: string[] }

export const endpointsOf = (router: AnyRouter): Endpoint[] =>
  Object.entries<AnyRoute>(router.routesByPath).flatMap(([path, { options }]) => {
    const { methods = ['GET', 'POST'] } = routeRules(router, path)
    const search = typeof options.validateSearch === 'function' ? options.validateSearch({}) : {}
    const parameters = Object.keys(Object(search))
    return methods.filter((method) => method !== 'HEAD').map((method) => ({ method, path, parameters }))
  })

function ownQuery(matched: readonly AnyRoute[], search: string): string {
  const readers = matched.flatMap(({ options: { validateSearch } }) =>
    typeof validateSearch === 'function' ? [validateSearch] : [],
  )
  if (search === '' || readers.length === 0) return ''
  const parameters = readQuery(search)
  const parsers = Object.assign({}, ...readers.map((reader): object => reader(parameters)))
  const entries = Object.entries(parsers).filter(([, value]) => value !== undefined)
  return writeQuery(Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1))))
}

function decoded(pathname: string): string {
  try {
    return decodeURI(pathname)
  } catch {
    return pathname
  }
}
