import { createFileRoute } from '@tanstack/react-router'
import { useMemo } from 'react'
import { renderedInventory } from '../features/inventory/inventory.functions.ts'
import { InventoryPage } from '../features/inventory/inventory-page.tsx'
import { readInventorySearch } from '../features/inventory/inventory-search.ts'

export const Route = createFileRoute('/inventory')({
  validateSearch: readInventorySearch,
  // Drops parameters that the page does not read, such as gclid: the server renders without them, and the browser must match it.
  // Also drops the town: the browser applies a new one without reloading the page.
  loaderDeps: ({ search }) => ({ ...readInventorySearch(search), town: undefined }),
  loader: ({ deps }) => renderedInventory(deps),
  shouldReload: ({ cause }) => (cause === 'stay' ? false : undefined),
  head: ({ match, loaderData }) =>
    import('../features/inventory/inventory-head.ts').then((heads) =>
      heads.inventoryHead(match.context.siteUrl, match.search, loaderData?.view.matching),
    ),
  component: Inventory,
})

function Inventory() {
  const address = Route.useSearch()
  const search = useMemo(() => readInventorySearch(address), [address])
  return <InventoryPage search={search} rendered={Route.useLoaderData()} />
}
