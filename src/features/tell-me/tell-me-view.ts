import type { StockCard } from '../../domain/catalogue/cart-condition.ts'
import type { Wish } from '../../domain/waitlist/waitlist-entry.ts'

export type EntryView = { readonly id: string; readonly sentence: string }

export type TellMeView =
  /** Each has its own copy in src/content/words/tell-me.words.ts. */
  | { readonly kind: 'nothing' | 'sent' | 'stopped' | 'ended' }
  /** Suggests carts in stock, so that the page isn't a dead end. */
  | { readonly kind: 'call'; readonly carts?: readonly StockCard[] }
  | {
      readonly kind: 'join'
      readonly waitsFor: Wish['kind']
      readonly sentence: string
      /** The hidden fields of the form. */
      readonly fields: Readonly<Record<string, string>>
      readonly email: string
      readonly problem?: string | undefined
    }
  | { readonly kind: 'confirm'; readonly sentence: string }
  | { readonly kind: 'on'; readonly entries: readonly EntryView[] }
