import { createFileRoute } from '@tanstack/react-router'
import { currentBrandStock } from '../catalogue/model-stock.server.ts'
import { modelBrands } from '../content/models/models.ts'
import { jsonError } from '../http/responses.server.ts'

export const Route = createFileRoute('/api/models/$brand')({
  server: {
    handlers: {
      GET: async ({ params }) => {
        const brand = modelBrands.find(({ page }) => page === params.brand)
        return brand ? Response.json(await currentBrandStock(brand)) : jsonError(404, 'Brand not found')
      },
    },
  },
})
