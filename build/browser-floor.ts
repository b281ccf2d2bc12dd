/** The oldest browsers that the site's scripts and styles support. README.md lists them; tools/check-browsers.ts checks the build. */
export const browserFloor = { chrome: '100', edge: '100', firefox: '100', safari: '15.4', ios: '15.4' } as const

const asTargets = (floor: Record<string, string>): string[] =>
  Object.entries(floor).map(([name, version]) => name + version)

/** The same browsers in Vite's notation. */
export const floorTarget = asTargets(browserFloor)

/**
 * For the scripts of pages. For Safari before 16, which supports class fields but fails on some initializers (bug 236843), compilers
 * would replace all fields, which adds a kilobyte to a page. tools/check-browsers.ts refuses those initializers instead.
 */
export const pageTarget = asTargets({ ...browserFloor, safari: '16', ios: '16' })
