import { createIsomorphicFn } from '@tanstack/react-start'
import type { InventoryView } from './inventory-index.ts'
import type { InventorySearch } from './inventory-search.ts'
import { currentInventory } from './inventory-view.server.ts'

export type RenderedInventory = {
  readonly view: InventoryView
  readonly search: InventorySearch
}

/** undefined in the browser, which shows the cached list, or skeleton cards while it fetches the list. */
export const renderedInventory = createIsomorphicFn()
  .server(
    async (search: InventorySearch): Promise<RenderedInventory | undefined> => ({
      view: await currentInventory(search),
      search,
    }),
  )
  .client(async (_search: InventorySearch): Promise<RenderedInventory | undefined> => undefined)
