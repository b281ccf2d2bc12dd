import { createFileRoute } from '@tanstack/react-router'
import { webManifest } from '../frame/seo/web-manifest.ts'

const manifest = () =>
  new Response(JSON.stringify(webManifest), { headers: { 'content-type': 'application/manifest+json' } })

export const Route = createFileRoute('/site.webmanifest')({
  server: { handlers: { GET: manifest } },
})
