import { createFileRoute } from '@tanstack/react-router'
import { currentMakerStock } from '../catalogue/model-stock.server.ts'
import { makerAddresses } from '../dealer/facts/maker-addresses.ts'
import { jsonError } from '../http/responses.server.ts'

export const Route = createFileRoute('/api/models/$brand')({
  server: {
    handlers: {
      GET: async ({ params }) => {
        const maker = makerAddresses.find(({ slug }) => slug === params.brand)
        return maker ? Response.json(await currentMakerStock(maker.slug)) : jsonError(404, 'Brand not found')
      },
    },
  },
})
