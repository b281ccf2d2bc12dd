import { createFileRoute } from '@tanstack/react-router'
import { readInventorySearch } from '../features/inventory/inventory-search.ts'
import { currentInventory } from '../features/inventory/inventory-view.server.ts'
import { readQuery } from '../ui/query-string.ts'

/** One page of cards with the filters' counts, for a stock too large to send whole (product.md 7.7). */
async function inventoryPage({ request }: { request: Request }): Promise<Response> {
  const search = readInventorySearch(readQuery(new URL(request.url).search))
  return Response.json(await currentInventory(search, search.page ?? 1))
}

export const Route = createFileRoute('/api/inventory')({
  validateSearch: readInventorySearch,
  server: { handlers: { GET: inventoryPage } },
})
