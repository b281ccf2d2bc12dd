import { createFileRoute } from '@tanstack/react-router'
import { makerAddresses } from '../content/dealer/facts/maker-addresses.facts.ts'
import { currentMakerStock } from '../domain/catalogue/model-stock.server.ts'
import { jsonError } from '../server/http/responses.server.ts'

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
