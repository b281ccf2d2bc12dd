import { createFileRoute } from '@tanstack/react-router'
import { firstView } from '../features/inventory/inventory.functions.ts'
import { InventoryPage } from '../features/inventory/inventory-page.tsx'
import { readInventorySearch } from '../features/inventory/inventory-search.ts'

export const Route = createFileRoute('/inventory')({
  validateSearch: readInventorySearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ deps }) => {
    const view = await firstView(deps)
    return view && { view, search: deps }
  },
  head: async ({ match }) =>
    (await import('../features/inventory/inventory-head.ts')).inventoryHead(match.context.siteUrl),
  component: Inventory,
})

function Inventory() {
  return <InventoryPage search={Route.useSearch()} rendered={Route.useLoaderData()} />
}
