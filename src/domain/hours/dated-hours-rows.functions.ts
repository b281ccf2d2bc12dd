import { createIsomorphicFn } from '@tanstack/react-start'
import type { DatedRow } from './dated-hours-rows.ts'
import { shownHours } from './hours-by-date.ts'

const allRows = createIsomorphicFn()
  .server((): readonly DatedRow[] => shownHours().rows)
  .client((): readonly DatedRow[] => JSON.parse(document.documentElement.dataset.hours ?? '[]'))

/** Hours by date for any of these timetables, in order of precedence. */
export const datedRowsOf = (...keys: readonly string[]): readonly DatedRow[] =>
  allRows().filter((row) => !row.for || keys.some((key) => row.for?.includes(key)))

/** Rows ordered by day, for the two weeks after the page was rendered, or for the given dates. */
export const nearRows = (keys: readonly string[], first = '', last = ''): readonly DatedRow[] =>
  datedRowsOf(...keys)
    .filter(({ from, to, soon }) => (first ? to >= first && from <= last : soon))
    .sort((a, b) => (a.from < b.from ? -1 : 1))
