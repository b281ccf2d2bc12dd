import { createIsomorphicFn } from '@tanstack/react-start'
import type { InventoryView } from './inventory-index.ts'
import type { InventorySearch } from './inventory-search.ts'
import { currentInventory } from './inventory-view.server.ts'

/**
 * What the server's HTML shows. undefined in the browser, where the page shows the cached list or skeleton
 * cards while it fetches.
 */
export const firstView = createIsomorphicFn()
  .server((search: InventorySearch): Promise<InventoryView | undefined> => currentInventory(search))
  .client(async (_search: InventorySearch): Promise<InventoryView | undefined> => undefined)
