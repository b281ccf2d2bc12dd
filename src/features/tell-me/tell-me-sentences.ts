import { tellMePage } from '../../content/words/tell-me.words.ts'
import type { Wish } from '../../domain/waitlist/waitlist-entry.ts'

const { sentences } = tellMePage

/** @param price in US dollars, for visitors who wait for a lower price */
export function sentenceOf(what: Wish, price: number): string {
  switch (what.kind) {
    case 'model':
      return sentences.model(what.name)
    case 'price':
      return sentences.price(what.name, price)
    case 'search':
      return sentences.search(what.text)
  }
}
