import { createIsomorphicFn } from '@tanstack/react-start'
import { forCard } from '../../catalogue/vehicle.ts'
import { listVehicles } from '../../catalogue/vehicles.server.ts'
import { database } from '../../platform/app-database.server.ts'
import { type InventoryView, inventoryView } from './filters.ts'
import type { InventorySearch } from './inventory-search.ts'

/**
 * What the server's HTML shows. undefined in the browser, where the page shows the cached list or skeleton
 * cards while it fetches.
 */
export const firstView = createIsomorphicFn()
  .server(async (search: InventorySearch): Promise<InventoryView | undefined> => {
    const view = inventoryView(await listVehicles(database()), search)
    return { ...view, shown: view.shown.map(forCard) }
  })
  .client(async (_search: InventorySearch): Promise<InventoryView | undefined> => undefined)
