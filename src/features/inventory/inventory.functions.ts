import { createIsomorphicFn } from '@tanstack/react-start'
import { forCard } from '../../catalogue/vehicle.ts'
import { listVehicles } from '../../catalogue/vehicles.server.ts'
import { database } from '../../platform/app-database.server.ts'
import { type InventoryView, inventoryView } from './filters.ts'
import type { InventorySearch } from './search.ts'

/**
 * What the first HTML shows. In the browser there is nothing to wait for: the page shows the list
 * that it has or skeleton cards, and fetches.
 */
export const firstView = createIsomorphicFn()
  .server(async (search: InventorySearch): Promise<InventoryView | undefined> => {
    const view = inventoryView(await listVehicles(database()), search)
    return { ...view, shown: view.shown.map(forCard) }
  })
  .client(async (_search: InventorySearch): Promise<InventoryView | undefined> => undefined)
