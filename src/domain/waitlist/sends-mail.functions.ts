import { createIsomorphicFn } from '@tanstack/react-start'
import { env } from '../../server/settings/env.server.ts'

/** Whether email is set up. The browser reads it from the page's root element. */
export const sendsMail = createIsomorphicFn()
  .server(() => Boolean(env().SMTP_URL))
  .client(() => document.documentElement.dataset.mail !== undefined)
