import { createIsomorphicFn } from '@tanstack/react-start'
import { env } from '../../server/settings/env.server.ts'

/** The browser reads it from the page's root element, so that it shows the number that is enforced. */
export const retentionDays = createIsomorphicFn()
  .server(() => env().RETENTION_DAYS)
  .client(() => Number(document.documentElement.dataset.retentionDays))
