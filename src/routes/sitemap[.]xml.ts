import { createFileRoute } from '@tanstack/react-router'
import { sitemapResponse } from '../frame/seo/sitemap.server.ts'

export const Route = createFileRoute('/sitemap.xml')({
  server: { handlers: { GET: sitemapResponse } },
})
