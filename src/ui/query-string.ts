/** Keeps values as text. As JSON, which is how the router would read them, 1e3 would become 1000. Old links still contain `search=%226%22`. */
export function readQuery(query: string): Record<string, string | string[]> {
  const parameters = new URLSearchParams(query)
  return Object.fromEntries(
    [...new Set(parameters.keys())].map((name) => {
      const [first = '', ...others] = parameters.getAll(name).map((value) => value.replace(/^"(.*)"$/s, '$1'))
      return [name, others.length > 0 ? [first, ...others] : first]
    }),
  )
}

/** Does not escape commas, so /compare?carts=a,b stays as it is. */
export function writeQuery(values: object): string {
  const pairs = Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [value].flat().map((each) => [name, String(each)]),
  )
  const query = new URLSearchParams(pairs).toString()
  return query && `?${query.replaceAll('%2C', ',')}`
}

/**
 * Parameters that the site's own links add to a page but its canonical address lacks. `page` of a long list isn't one of them, nor are campaign parameters.
 */
export const choices = [
  ...['town', 'topic', 'vehicle', 'carts', 'cart', 'rates', 'estimate', 'apr'],
  ...['search', 'seats', 'brand', 'price', 'category', 'condition', 'stock', 'lifted', 'cargo', 'street-legal', 'sort'],
] as const

const choice = new RegExp(`[?&](?:${choices.join('|')})=`)

export const isChoice = (href: string): boolean => choice.test(href)
