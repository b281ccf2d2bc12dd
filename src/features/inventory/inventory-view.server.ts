import { currentStock, stockIndex } from '../../catalogue/stock.server.ts'
import { forCard } from '../../catalogue/vehicle.ts'
import { InventoryIndex, type InventoryView } from './inventory-index.ts'
import type { InventorySearch } from './inventory-search.ts'

const inventoryIndex = stockIndex(function* (vehicles) {
  const index = yield* InventoryIndex.of(vehicles)
  return yield* index.sort()
})

/** The view of the current stock. @param firstPage of the cards shown; see InventoryIndex */
export async function currentInventory(search: InventorySearch, firstPage?: number): Promise<InventoryView> {
  const index = await inventoryIndex(await currentStock())
  const view = index.view(search, firstPage)
  return { ...view, shown: view.shown.map(forCard) }
}
