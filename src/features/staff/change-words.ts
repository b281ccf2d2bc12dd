import type { FieldChange } from '../../catalogue/hand/hand-fields.ts'
import { handLabel, handWords } from '../../catalogue/hand/hand-words.ts'
import { findShowroom, showroomTown } from '../../dealer/showroom-names.ts'
import { dayOf, weekdayTime } from '../../leads/dealer-hours.ts'
import { cartPage as copy } from '../../words/lot.ts'

const WEEK_MS = 7 * 24 * 60 * 60 * 1000

/** 'Tuesday 9:00 AM', and of more than a week ago 'May 1'. */
export const changeTime = (iso: string, now: Date): string => {
  const at = new Date(iso)
  return now.getTime() - at.getTime() < WEEK_MS ? weekdayTime(at) : dayOf(at)
}

export const sourceWords = (source: string | null): string => {
  if (source === 'feed') return copy.sources.feed
  const showroom =
    source === null || !source.startsWith('inbox') ? undefined : findShowroom(source.slice('inbox/'.length))
  if (showroom) return `${copy.sources.inbox} (${showroomTown(showroom)})`
  return source === 'inbox' ? copy.sources.inbox : copy.sources.other
}

/** What changed: with `before` struck through and `after`, or in words alone. */
export type ChangedField = { label: string; before: string; after: string }

export const changedField = ({ field, before, after }: FieldChange): ChangedField =>
  field === 'notes'
    ? { label: handLabel(field), before: '', after: '' }
    : { label: handLabel(field), before: handWords(field, before), after: handWords(field, after) }
