import { createFileRoute } from '@tanstack/react-router'
import { findModelStock } from '../catalogue/vehicles.server.ts'
import { modelIds } from '../content/models/models.ts'
import { database } from '../platform/app-database.server.ts'

export const Route = createFileRoute('/api/models')({
  server: {
    handlers: {
      GET: async () => Response.json(await findModelStock(database(), modelIds)),
    },
  },
})
