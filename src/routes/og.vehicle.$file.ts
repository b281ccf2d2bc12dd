import { createFileRoute } from '@tanstack/react-router'

/** Preview pictures are files from the build, served before any route. A vehicle added since has none and uses the inventory's. */
const borrowed = () =>
  new Response(null, {
    status: 302,
    headers: { location: '/og/inventory.jpg', 'cache-control': 'public, max-age=3600' },
  })

export const Route = createFileRoute('/og/vehicle/$file')({
  server: { handlers: { GET: borrowed } },
})
