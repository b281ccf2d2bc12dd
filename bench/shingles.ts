const LENGTH = 5

/** Runs of five words, lower-cased. The page's own town counts as 'town', so that its name makes no text unique. */
export function shinglesOf(text: string, town: string): Set<string> {
  const masked = text.toLowerCase().replaceAll(town.toLowerCase(), 'town')
  const words = masked.match(/[\p{L}\p{N}]+(?:[’'.,-][\p{L}\p{N}]+)*/gu) ?? []
  return new Set(words.slice(LENGTH - 1).map((_, index) => words.slice(index, index + LENGTH).join(' ')))
}

/** How much of a text occurs in none of the others. */
export function uniqueShare(own: ReadonlySet<string>, others: readonly ReadonlySet<string>[]): number {
  return [...own].filter((shingle) => !others.some((other) => other.has(shingle))).length / own.size
}
