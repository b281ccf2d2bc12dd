import { createIsomorphicFn } from '@tanstack/react-start'
import { env } from './env.server.ts'

/**
 * After how many days messages are erased. The server writes it on the page's root element, where the browser reads it, so
 * that a page rendered in the browser shows the number that is enforced.
 */
export const retentionDays = createIsomorphicFn()
  .server(() => env().RETENTION_DAYS)
  .client(() => Number(document.documentElement.dataset.retentionDays))
