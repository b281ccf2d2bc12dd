import type { Vehicle } from '../../domain/catalogue/vehicle.ts'

const UNKNOWN = 0
const HAS = 1
const LACKS = 2

const wordsOf = (text: string): string[] => text.split(' ')

export class TextIndex {
  readonly #vehicles: readonly Vehicle[]
  readonly #names: readonly string[]
  /** Units of one model share a description, so that it is searched once for all of them. */
  readonly #descriptions: readonly string[]
  readonly #descriptionOf: Uint32Array
  /** Every word of all names and descriptions, once: if a word of the search is nowhere in it, no vehicle needs to be checked. */
  readonly #vocabulary: string
  /** The result of the last search, since the suggestions look for the same text again. */
  #last: { text: string; hits: Uint8Array } | undefined

  private constructor(
    vehicles: readonly Vehicle[],
    names: readonly string[],
    descriptions: readonly string[],
    descriptionOf: Uint32Array,
    vocabulary: string,
  ) {
    this.#vehicles = vehicles
    this.#names = names
    this.#descriptions = descriptions
    this.#descriptionOf = descriptionOf
    this.#vocabulary = vocabulary
  }

  /** @param before the index from an earlier revision, reused while names and descriptions are unchanged, since most changes are to prices */
  static *of(vehicles: readonly Vehicle[], before?: TextIndex): Generator<void, TextIndex> {
    if (before?.hasTextsOf(vehicles)) return before
    const words = new Set<string>()
    const names: string[] = []
    const descriptions = new Map<string, number>()
    const descriptionOf = new Uint32Array(vehicles.length)
    for (const [at, vehicle] of vehicles.entries()) {
      const name = vehicle.name.toLowerCase()
      names.push(name)
      for (const word of wordsOf(name)) words.add(word)
      const description = vehicle.description.toLowerCase()
      const existing = descriptions.get(description)
      descriptionOf[at] = existing ?? descriptions.size
      if (existing === undefined) {
        descriptions.set(description, descriptions.size)
        for (const word of wordsOf(description)) words.add(word)
      }
      yield
    }
    return new TextIndex(vehicles, names, [...descriptions.keys()], descriptionOf, [...words].join(' '))
  }

  private hasTextsOf(vehicles: readonly Vehicle[]): boolean {
    if (vehicles.length !== this.#vehicles.length) return false
    return this.#vehicles.every(({ name, description }, at) => {
      const now = vehicles[at]
      return name === now?.name && description === now.description
    })
  }

  find(text: string): Uint8Array {
    if (this.#last?.text === text) return this.#last.hits
    const hits = new Uint8Array(this.#names.length)
    const isKnown = wordsOf(text).every((word) => this.#vocabulary.includes(word))
    // Each description is searched once, and only for vehicles whose name does not match.
    const described = new Uint8Array(this.#descriptions.length)
    for (let at = 0; isKnown && at < hits.length; at++) {
      if (this.#names[at]?.includes(text)) {
        hits[at] = 1
        continue
      }
      const description = this.#descriptionOf[at] ?? 0
      if (described[description] === UNKNOWN) {
        described[description] = this.#descriptions[description]?.includes(text) ? HAS : LACKS
      }
      if (described[description] === HAS) hits[at] = 1
    }
    this.#last = { text, hits }
    return hits
  }
}
