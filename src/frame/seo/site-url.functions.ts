import { createIsomorphicFn } from '@tanstack/react-start'
import { env } from '../../server/settings/env.server.ts'

/** The browser reads it from the served page, so that scripts do not change canonical links. A cart's canonical link may point to another site. */
export const siteUrl = createIsomorphicFn()
  .server(() => env().SITE_URL)
  .client(() => {
    const preview = document.querySelector<HTMLMetaElement>('meta[property="og:image"]')
    return preview ? new URL(preview.content).origin : location.origin
  })
