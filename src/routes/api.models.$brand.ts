import { createFileRoute } from '@tanstack/react-router'
import { findBrandStock } from '../catalogue/vehicles.server.ts'
import { modelBrands } from '../content/models/models.ts'
import { jsonError } from '../http/responses.server.ts'
import { database } from '../platform/app-database.server.ts'

export const Route = createFileRoute('/api/models/$brand')({
  server: {
    handlers: {
      GET: async ({ params }) => {
        const brand = modelBrands.find(({ page }) => page === params.brand)
        return brand ? Response.json(await findBrandStock(database(), brand)) : jsonError(404, 'Brand not found')
      },
    },
  },
})
