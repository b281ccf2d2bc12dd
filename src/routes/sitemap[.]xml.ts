import { createFileRoute } from '@tanstack/react-router'
import { methodNotAllowed } from '../http/responses.server.ts'
import { sitemapResponse } from '../seo/sitemap.server.ts'

export const Route = createFileRoute('/sitemap.xml')({
  server: { handlers: { GET: sitemapResponse, ANY: () => methodNotAllowed(['GET', 'HEAD']) } },
})
