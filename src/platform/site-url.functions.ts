import { createIsomorphicFn } from '@tanstack/react-start'
import { env } from './env.server.ts'

/** The browser reads it from the served page, so that scripts do not change canonical links. */
export const siteUrl = createIsomorphicFn()
  .server(() => env().SITE_URL)
  .client(() => {
    const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
    return canonical ? new URL(canonical.href).origin : location.origin
  })
