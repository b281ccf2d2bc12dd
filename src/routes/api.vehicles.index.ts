import { createFileRoute } from '@tanstack/react-router'
import { listVehicles } from '../catalogue/vehicles.server.ts'
import { database } from '../platform/app-database.server.ts'

export const Route = createFileRoute('/api/vehicles/')({
  server: {
    handlers: {
      GET: async () => Response.json(await listVehicles(database())),
    },
  },
})
