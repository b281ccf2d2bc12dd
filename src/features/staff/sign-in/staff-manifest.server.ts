import { business } from '../../../content/dealer/facts/business.facts.ts'
import { phonesPage } from '../../../content/words/staff.words.ts'
import { staffPath } from '../../../domain/staff/staff-paths.ts'
import { webManifest } from '../../../frame/seo/web-manifest.ts'
import { closedHeaders } from '../../../server/http/security-headers.server.ts'

/** For iPhones, which allow notifications only for pages on the home screen. */
export const staffManifest = (): Response =>
  Response.json(
    {
      name: phonesPage.app(business.name),
      short_name: business.shortName,
      id: staffPath,
      start_url: staffPath,
      scope: staffPath,
      display: 'standalone',
      lang: webManifest.lang,
      background_color: webManifest.background_color,
      theme_color: webManifest.theme_color,
      icons: webManifest.icons,
    },
    { headers: { ...closedHeaders, 'content-type': 'application/manifest+json' } },
  )
