import { createFileRoute } from '@tanstack/react-router'
import { brandStock } from '../catalogue/model-stock.ts'
import { currentStock } from '../catalogue/stock.server.ts'
import { modelBrands } from '../content/models/models.ts'
import { jsonError } from '../http/responses.server.ts'

export const Route = createFileRoute('/api/models/$brand')({
  server: {
    handlers: {
      GET: async ({ params }) => {
        const brand = modelBrands.find(({ page }) => page === params.brand)
        if (!brand) return jsonError(404, 'Brand not found')
        const { find, vehicles } = await currentStock()
        return Response.json(brandStock(brand, find, vehicles))
      },
    },
  },
})
