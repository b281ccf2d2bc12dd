import { createFileRoute } from '@tanstack/react-router'
import { currentStock } from '../catalogue/stock.server.ts'
import { jsonError } from '../http/responses.server.ts'

export const Route = createFileRoute('/api/vehicles/$id')({
  server: {
    handlers: {
      GET: async ({ params }) => {
        const vehicle = (await currentStock()).find(params.id)
        return vehicle ? Response.json(vehicle) : jsonError(404, 'Vehicle not found')
      },
    },
  },
})
