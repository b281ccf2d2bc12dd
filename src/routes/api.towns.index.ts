import { createFileRoute } from '@tanstack/react-router'
import { deliveryTowns } from '../rentals/cart-delivery.ts'

export const Route = createFileRoute('/api/towns/')({
  server: { handlers: { GET: () => Response.json(deliveryTowns()) } },
})
