import { createFileRoute } from '@tanstack/react-router'
import { currentStock } from '../domain/catalogue/stock.server.ts'
import { feedResponse } from '../features/feeds/feed-response.server.ts'
import { env } from '../server/settings/env.server.ts'

const feed = async () => feedResponse('inventory.csv', (await currentStock()).vehicles, env().SITE_URL)

export const Route = createFileRoute('/feeds/inventory.csv')({
  server: { handlers: { GET: feed } },
})
