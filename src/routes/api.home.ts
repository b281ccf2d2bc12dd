import { createFileRoute } from '@tanstack/react-router'
import { listVehicles } from '../catalogue/vehicles.server.ts'
import { homeStock } from '../features/home/home-stock.ts'
import { database } from '../platform/app-database.server.ts'

export const Route = createFileRoute('/api/home')({
  server: {
    handlers: {
      GET: async () => Response.json(homeStock(await listVehicles(database()))),
    },
  },
})
