import { createFileRoute } from '@tanstack/react-router'
import { fromNearestShowroom } from '../area/town-distance.ts'
import { currentStock } from '../catalogue/stock.server.ts'
import { findTown } from '../dealer/find-town.ts'
import { popularVehicles } from '../features/towns/popular-vehicles.ts'
import { jsonError } from '../http/responses.server.ts'
import { unknownTown } from '../words/town-sales.ts'

export const Route = createFileRoute('/api/towns/$slug')({
  server: {
    handlers: {
      GET: async ({ params }) => {
        const town = findTown(params.slug)
        if (!town) return jsonError(404, unknownTown.heading)
        return Response.json(
          popularVehicles((await currentStock()).vehicles, town.slug, fromNearestShowroom(town).showroom.id),
        )
      },
    },
  },
})
