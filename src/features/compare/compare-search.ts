export type CompareDeps = { readonly carts: unknown; readonly town: unknown }

/** Any further names in the query string are ignored. */
const MOST_NAMES = 12
const MAX_NAME_LENGTH = 80

/** Reads `carts=a,b` and `carts=a&carts=b`, each name once. */
export function namedCarts(carts: unknown): string[] {
  const names = (Array.isArray(carts) ? carts : [carts])
    .flatMap((each) => (typeof each === 'string' || typeof each === 'number' ? String(each).split(',') : []))
    .map((name) => name.trim().toLowerCase().slice(0, MAX_NAME_LENGTH))
    .filter((name) => name !== '')
  return [...new Set(names)].slice(0, MOST_NAMES)
}

/** Counted from 0, while the query string counts from 1. The two columns are never the same. */
export function shownPair(left: unknown, right: unknown, count: number): readonly [left: number, right: number] {
  const at = (value: unknown, otherwise: number): number => {
    const place = Number(value)
    return Number.isInteger(place) && place >= 1 && place <= count ? place - 1 : otherwise
  }
  const first = at(left, 0)
  const second = at(right, first === 1 ? 0 : 1)
  return first === second ? [first, first === 1 ? 0 : 1] : [first, second]
}

export function stepped(from: number, by: 1 | -1, other: number, count: number): number {
  const next = (from + by + count) % count
  return next === other ? (next + by + count) % count : next
}
