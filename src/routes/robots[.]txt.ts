import { createFileRoute } from '@tanstack/react-router'
import { env } from '../platform/env.server.ts'

/** Nothing is disallowed: crawlers must fetch a page to see its noindex. */
const robots = () =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${env().SITE_URL}/sitemap.xml\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  })

export const Route = createFileRoute('/robots.txt')({
  server: { handlers: { GET: robots } },
})
