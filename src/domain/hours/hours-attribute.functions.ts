import { createIsomorphicFn } from '@tanstack/react-start'
import { shownHours } from './hours-by-date.ts'

/** Hours by date for the page's root element, where components read them. Undefined on most days. */
export const hoursAttribute = createIsomorphicFn()
  .server((): string | undefined => {
    const { rows } = shownHours()
    return rows.length > 0 ? JSON.stringify(rows) : undefined
  })
  .client(() => document.documentElement.dataset.hours)
