const MAX_TARGET_BYTES = 4096

export type Target =
  | { kind: 'page'; pathname: string; search: string }
  | { kind: 'redirect'; location: string }
  | { kind: 'refused'; status: 400 | 414; error: string }

const refuse = (status: 400 | 414, error: string): Target => ({ kind: 'refused', status, error })

/** Refuses encoded slashes, dot segments, control characters and invalid percent escapes. Redirects other spellings. */
export function readTarget(raw: string): Target {
  if (raw.length > MAX_TARGET_BYTES)
    return refuse(414, `The address is too long: ${MAX_TARGET_BYTES} bytes is the most.`)
  const [rawPath = '', ...rest] = raw.split('?')
  const search = rest.length > 0 ? `?${rest.join('?')}` : ''
  if (!rawPath.startsWith('/') || /%(2f|5c|00)|\\/i.test(rawPath)) return refuse(400, 'The address is not valid.')
  let pathname: string
  try {
    pathname = decodeURIComponent(rawPath)
  } catch {
    return refuse(400, 'The address has a broken percent sign.')
  }
  if (/\p{Cc}/u.test(pathname) || pathname.split('/').some((segment) => segment === '.' || segment === '..')) {
    return refuse(400, 'The address is not valid.')
  }
  const plain = plainPath.test(pathname)
  const canonical = canonicalPath(plain ? pathname : rawPath)
  if (canonical !== rawPath) return { kind: 'redirect', location: canonical + search }
  return {
    kind: 'page',
    pathname: plain || isFile.test(rawPath) ? rawPath : pathname.replace(oddCharacters, '_'),
    search,
  }
}

/** Excludes characters that the router redirects to themselves (`^`) or takes for its own syntax (`$`). */
const plainPath = /^[\w.~/-]*$/
const oddCharacters = /[^\w.~/-]/g
const isFile = /^\/(assets|pictures|models)\//
/** Matches the desk's links, which contain case-sensitive tokens. */
const isSigned = /^\/staff\//

/** Paths are in lower case, except for those of files and of the desk; percent escapes keep their case. */
function canonicalPath(path: string): string {
  const tidy = path.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '')
  if (isFile.test(tidy) || isSigned.test(tidy)) return tidy
  return tidy.replace(/%[0-9a-f]{2}|[A-Z]/gi, (part) => (part.startsWith('%') ? part : part.toLowerCase()))
}
