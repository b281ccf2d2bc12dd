import type { Wish } from '../../domain/waitlist/entry.ts'

export type EntryView = { readonly id: string; readonly sentence: string }

export type CartLink = { readonly to: string; readonly label: string; readonly note: string }

export type TellMeView =
  /** Names say what they show: words/tell-me.ts. */
  | { readonly kind: 'nothing' | 'sent' | 'stopped' | 'ended' }
  /** The page suggests these carts, which are in stock, so that it is no dead end. */
  | { readonly kind: 'call'; readonly carts?: readonly CartLink[] }
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
