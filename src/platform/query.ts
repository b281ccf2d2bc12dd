/**
 * Reads a query, `?search=6`. Every value is text, or a list of texts for a name that occurs again. Read as JSON, which is the
 * router's own way, a search for 1e3 would be one for 1000, and one for 6 would have quotation marks in every link. Links of earlier versions
 * have them: `search=%226%22`.
 */
export function readQuery(query: string): Record<string, string | string[]> {
  const parameters = new URLSearchParams(query)
  return Object.fromEntries(
    [...new Set(parameters.keys())].map((name) => {
      const [first = '', ...others] = parameters.getAll(name).map((value) => value.replace(/^"(.*)"$/s, '$1'))
      return [name, others.length > 0 ? [first, ...others] : first]
    }),
  )
}

/** Writes a query with its question mark, or nothing. A comma needs no escape: /compare?carts=a,b stays as it is written. */
export function writeQuery(values: object): string {
  const given = Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [value].flat().map((each) => [name, String(each)]),
  )
  const query = new URLSearchParams(given).toString()
  return query && `?${query.replaceAll('%2C', ',')}`
}
