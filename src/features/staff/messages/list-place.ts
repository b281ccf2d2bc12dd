const SEARCH_LENGTH = 80

/** Which list of messages, as its address says. The addresses of its messages say it too, so that it stands beside them. */
export type ListPlace = {
  show: 'open' | 'mine' | 'all'
  query: string
  /** The last row of the page before. */
  before: string | undefined
}

// PostgreSQL takes no text with a zero byte.
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

/** The same address, which goes on saying the list. */
export function inList(address: string, search: string): string {
  const [page = '', place] = address.split('#')
  const whole = page.includes('?') ? page + search.replace('?', '&') : page + search
  return place === undefined ? whole : `${whole}#${place}`
}
