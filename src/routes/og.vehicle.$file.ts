import { createFileRoute } from '@tanstack/react-router'

/**
 * Preview pictures are files made with the build and are sent before any route is asked. A vehicle
 * that came into stock later has none yet and borrows the inventory's.
 */
const borrowed = () =>
  new Response(null, {
    status: 302,
    headers: { location: '/og/inventory.jpg', 'cache-control': 'public, max-age=3600' },
  })

export const Route = createFileRoute('/og/vehicle/$file')({
  server: { handlers: { GET: borrowed } },
})
