import { createIsomorphicFn } from '@tanstack/react-start'
import { env } from './env.server.ts'

/**
 * The site's public origin. In the browser it is read from the page that the server sent, so that
 * canonical links are the same before and after scripts run.
 */
export const siteUrl = createIsomorphicFn()
  .server(() => env().SITE_URL)
  .client(() => {
    const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
    return canonical ? new URL(canonical.href).origin : location.origin
  })
