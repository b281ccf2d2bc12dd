import { createFileRoute } from '@tanstack/react-router'
import { useMemo } from 'react'
import { firstView } from '../features/inventory/inventory.functions.ts'
import { InventoryPage } from '../features/inventory/inventory-page.tsx'
import { readInventorySearch } from '../features/inventory/inventory-search.ts'

export const Route = createFileRoute('/inventory')({
  validateSearch: readInventorySearch,
  // Drops parameters that the page does not read, such as gclid: the server renders without them, and the browser must match it.
  loaderDeps: ({ search }) => readInventorySearch(search),
  loader: async ({ deps }) => {
    const first = await firstView(deps)
    return first && { ...first, search: deps }
  },
  head: async ({ match }) =>
    (await import('../features/inventory/inventory-head.ts')).inventoryHead(match.context.siteUrl, match.search),
  component: Inventory,
})

function Inventory() {
  const address = Route.useSearch()
  const search = useMemo(() => readInventorySearch(address), [address])
  return <InventoryPage search={search} rendered={Route.useLoaderData()} />
}
