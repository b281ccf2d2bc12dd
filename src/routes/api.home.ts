import { createFileRoute } from '@tanstack/react-router'
import { currentStock } from '../domain/catalogue/stock.server.ts'
import { homeStock } from '../features/home/home-stock.ts'

export const Route = createFileRoute('/api/home')({
  server: {
    handlers: {
      GET: async () => {
        const stock = homeStock((await currentStock()).vehicles, new Date())
        const { expires } = stock.zeroPercent
        return Response.json(stock, { headers: expires ? { expires } : {} })
      },
    },
  },
})
