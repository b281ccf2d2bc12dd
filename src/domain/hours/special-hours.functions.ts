import { createIsomorphicFn } from '@tanstack/react-start'
import type { Timetable } from '../../content/dealer/facts/hours.facts.ts'
import { shownHours } from './hours-by-date.ts'
import { type SpecialHours, specialHours } from './special-hours.ts'

/** Dates of the next twelve months for search engines; browsers don't need them. */
export const specialHoursOf = createIsomorphicFn()
  .server((timetable: Timetable): readonly SpecialHours[] => specialHours(timetable, shownHours().special))
  .client((): readonly SpecialHours[] => [])
