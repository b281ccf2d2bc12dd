import { createIsomorphicFn } from '@tanstack/react-start'
import { env } from './env.server.ts'

/**
 * After how many days messages are erased. The server writes it on the page's root element, where the
 * browser reads it: a page that says it without asking the server says what is enforced.
 */
export const retentionDays = createIsomorphicFn()
  .server(() => env().RETENTION_DAYS)
  .client(() => Number(document.documentElement.dataset.retentionDays))
