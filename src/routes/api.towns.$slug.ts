import { createFileRoute } from '@tanstack/react-router'
import { findTown } from '../content/dealer/find-town.ts'
import { unknownTown } from '../content/words/town-sales.words.ts'
import { currentStock } from '../domain/catalogue/stock.server.ts'
import { townStock } from '../features/towns/town-stock.ts'
import { jsonError } from '../server/http/responses.server.ts'

export const Route = createFileRoute('/api/towns/$slug')({
  server: {
    handlers: {
      GET: async ({ params }) => {
        const town = findTown(params.slug)
        if (!town) return jsonError(404, unknownTown.heading)
        return Response.json(townStock((await currentStock()).vehicles, town))
      },
    },
  },
})
