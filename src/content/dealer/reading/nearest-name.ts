import MiniSearch from 'minisearch'

/** The name that was probably meant, ignoring case. */
export function nearestName(name: string, names: readonly string[]): string | undefined {
  const index = new MiniSearch<{ readonly id: string }>({ fields: ['id'], tokenize: (text) => [text] })
  index.addAll([...new Set(names)].map((id) => ({ id })))
  // Two swapped letters are two mistakes.
  const [first] = index.search(name, { fuzzy: name.length < 4 ? 1 : 2 + Math.floor(name.length / 8), prefix: true })
  return typeof first?.id === 'string' ? first.id : undefined
}

/** `did you mean ‘shortName’?`, or else general advice */
export function didYouMean(name: string, names: readonly string[], otherwise: string): string {
  const nearest = nearestName(name, names)
  return nearest === undefined ? otherwise : `did you mean ‘${nearest}’?`
}
