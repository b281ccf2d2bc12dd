import { createFileRoute } from '@tanstack/react-router'
import { env } from '../server/settings/env.server.ts'
import { choices } from '../ui/query-string.ts'

/** Blocks addresses with a visitor's choices. Doesn't block other pages with `noindex`: crawlers must fetch a page to see that. */
const robots = () =>
  new Response(
    [
      'User-agent: *',
      ...choices.map((name) => `Disallow: /*?*${name}=`),
      'Allow: /',
      '',
      `Sitemap: ${env().SITE_URL}/sitemap.xml`,
      '',
    ].join('\n'),
    { headers: { 'content-type': 'text/plain; charset=utf-8' } },
  )

export const Route = createFileRoute('/robots.txt')({
  server: { handlers: { GET: robots } },
})
