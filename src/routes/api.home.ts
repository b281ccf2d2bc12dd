import { createFileRoute } from '@tanstack/react-router'
import { currentStock } from '../catalogue/stock.server.ts'
import { homeStock } from '../features/home/home-stock.ts'

export const Route = createFileRoute('/api/home')({
  server: {
    handlers: {
      GET: async () => Response.json(homeStock((await currentStock()).vehicles)),
    },
  },
})
