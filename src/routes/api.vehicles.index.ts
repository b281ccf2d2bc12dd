import { createFileRoute } from '@tanstack/react-router'
import { listVehicles } from '../catalogue/vehicles.server.ts'
import { methodNotAllowed } from '../platform/http.server.ts'
import { database } from '../platform/services.server.ts'

export const Route = createFileRoute('/api/vehicles/')({
  server: {
    handlers: {
      GET: async () => Response.json(await listVehicles(database())),
      ANY: () => methodNotAllowed(['GET', 'HEAD']),
    },
  },
})
