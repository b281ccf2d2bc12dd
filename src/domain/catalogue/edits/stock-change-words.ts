import { dayOf, weekdayTime } from '../../hours/dealer-hours.ts'
import { sourceWords } from './edit-words.ts'
import type { LastStockChange } from './last-stock-change.server.ts'

const WEEK_MS = 7 * 24 * 60 * 60 * 1000

/** 'Tuesday 9:00 AM', or 'May 1' if it is more than a week ago. */
export function changeTime(iso: string, now: Date): string {
  const at = new Date(iso)
  return now.getTime() - at.getTime() < WEEK_MS ? weekdayTime(at) : dayOf(at)
}

/** 'Ines, Tuesday 9:00 AM', 'the feed', or empty if unknown. */
export function whoAndWhen(
  { person, source, at }: Pick<LastStockChange, 'person' | 'source' | 'at'>,
  nameOf: (person: string) => string,
  now: Date,
): string {
  const imported = source === null ? '' : sourceWords(source).replace(/^The/, 'the')
  return [person === null ? imported : nameOf(person), at && changeTime(at, now)].filter((part) => part).join(', ')
}
