import { createFileRoute } from '@tanstack/react-router'
import { feedResponse } from '../features/feeds/feed-response.server.ts'
import { database } from '../platform/app-database.server.ts'
import { env } from '../platform/env.server.ts'

const feed = ({ request }: { request: Request }) => feedResponse('inventory.csv', request, database(), env().SITE_URL)

export const Route = createFileRoute('/feeds/inventory.csv')({
  // As long as the stock, so it is streamed.
  staticData: { cached: false },
  server: { handlers: { GET: feed } },
})
