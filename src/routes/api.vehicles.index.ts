import { createFileRoute } from '@tanstack/react-router'
import { vehicleListResponse } from '../features/feeds/vehicle-list.server.ts'

export const Route = createFileRoute('/api/vehicles/')({
  server: {
    handlers: {
      GET: vehicleListResponse,
    },
  },
})
