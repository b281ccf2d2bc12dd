import { createIsomorphicFn } from '@tanstack/react-start'
import { lineUp } from '../../catalogue/line-up.ts'
import { currentStock } from '../../catalogue/stock.server.ts'
import type { InventoryView } from './inventory-index.ts'
import type { InventorySearch } from './inventory-search.ts'
import { currentInventory } from './inventory-view.server.ts'

type FirstView = { view: InventoryView; lineUp: readonly string[] }

/**
 * What the server's HTML shows. undefined in the browser, where the page shows the cached list or skeleton
 * cards while it fetches.
 */
export const firstView = createIsomorphicFn()
  .server(
    async (search: InventorySearch): Promise<FirstView | undefined> => ({
      view: await currentInventory(search),
      lineUp: lineUp((await currentStock()).vehicles.filter(({ inStock }) => inStock)),
    }),
  )
  .client(async (_search: InventorySearch): Promise<FirstView | undefined> => undefined)
