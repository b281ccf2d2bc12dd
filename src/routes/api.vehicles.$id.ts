import { createFileRoute } from '@tanstack/react-router'
import { findVehicle } from '../catalogue/vehicles.server.ts'
import { jsonError } from '../http/responses.server.ts'
import { database } from '../platform/app-database.server.ts'

export const Route = createFileRoute('/api/vehicles/$id')({
  server: {
    handlers: {
      GET: async ({ params }) => {
        const vehicle = await findVehicle(database(), params.id)
        return vehicle ? Response.json(vehicle) : jsonError(404, 'Vehicle not found')
      },
    },
  },
})
