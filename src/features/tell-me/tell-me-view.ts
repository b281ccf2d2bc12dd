import type { Wish } from '../../domain/waitlist/entry.ts'

export type EntryView = { readonly id: string; readonly sentence: string }

export type TellMeView =
  /** Names say what they show: words/tell-me.ts. */
  | { readonly kind: 'nothing' | 'call' | 'sent' | 'stopped' | 'ended' }
  | {
      readonly kind: 'join'
      readonly waitsFor: Wish['kind']
      readonly sentence: string
      /** Hidden in the form. */
      readonly fields: Readonly<Record<string, string>>
      readonly email: string
      readonly problem?: string | undefined
    }
  | { readonly kind: 'confirm'; readonly sentence: string }
  | { readonly kind: 'on'; readonly entries: readonly EntryView[] }
