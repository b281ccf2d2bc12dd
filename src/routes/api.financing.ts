import { createFileRoute } from '@tanstack/react-router'
import { currentStock } from '../domain/catalogue/stock.server.ts'
import { financingView } from '../features/financing/financing-view.ts'

export const Route = createFileRoute('/api/financing')({
  server: {
    handlers: {
      GET: async () => {
        const view = financingView((await currentStock()).vehicles, new Date())
        return Response.json(view, { headers: view.zero?.expires ? { expires: view.zero.expires } : {} })
      },
    },
  },
})
