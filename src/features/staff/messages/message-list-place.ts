const SEARCH_LENGTH = 80

/** A list of messages, as given in its own address and in its messages' addresses, so that it can be shown beside them. */
export type ListPlace = {
  show: 'open' | 'mine' | 'all'
  query: string
  /** The last row of the previous page. */
  before: string | undefined
}

// Nobody searches for control characters, and PostgreSQL rejects text with a zero byte.
const plain = (text: string | null): string =>
  (text ?? '')
    .toWellFormed()
    .replaceAll(/\p{Cc}/gu, '')
    .trim()

export function readListPlace(parameters: URLSearchParams): ListPlace {
  const show = (['mine', 'all'] as const).find((one) => one === parameters.get('show')) ?? 'open'
  const query = plain(parameters.get('q')).slice(0, SEARCH_LENGTH)
  return {
    show,
    query,
    before: (show === 'all' && plain(parameters.get('before')).slice(0, SEARCH_LENGTH)) || undefined,
  }
}

/** '?show=mine'; empty for the open messages. */
export function listSearch({ show, query, before }: ListPlace): string {
  if (query) return `?${new URLSearchParams({ q: query })}`
  return show === 'open' ? '' : `?${new URLSearchParams({ show, ...(before && { before }) })}`
}

/** Adds the list to the address's query string. */
export function inList(address: string, search: string): string {
  const [page = '', place] = address.split('#')
  const whole = page.includes('?') ? page + search.replace('?', '&') : page + search
  return place === undefined ? whole : `${whole}#${place}`
}
