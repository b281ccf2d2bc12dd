import { sharedNames } from '../../domain/catalogue/cart-condition.ts'
import { currentStock, stockIndex } from '../../domain/catalogue/stock.server.ts'
import { forCard } from '../../domain/catalogue/vehicle.ts'
import { InventoryIndex, type InventoryView } from './inventory-index.ts'
import type { InventorySearch } from './inventory-search.ts'
import { SearchSuggestions } from './search-suggestions.ts'
import type { SortNames } from './sort-orders.ts'

let last: InventoryIndex | undefined
const inventoryIndex = stockIndex(function* (vehicles) {
  const index = yield* InventoryIndex.of(vehicles, last)
  last = index
  yield
  // Fills the cache of shared names, so that the first page to be rendered needn't wait for it.
  sharedNames(vehicles)
  yield
  return yield* index.sort(mergeSort)
})

const searchSuggestions = stockIndex((vehicles) => SearchSuggestions.of(vehicles))

export async function currentInventory(search: InventorySearch, firstPage?: number): Promise<InventoryView> {
  const stock = await currentStock()
  const index = await inventoryIndex(stock)
  const view = index.view(search, firstPage)
  if (view.matching > 0 || view.total === 0) return view
  const suggestions = (await searchSuggestions(stock)).for(search, index)
  return { ...view, suggestions: { ...suggestions, nearest: suggestions.nearest.map(forCard) } }
}

const RUN_LENGTH = 500

/** Sorts in steps, since Array.sort cannot be interrupted. */
function* mergeSort(...[items, compare]: Parameters<SortNames>): Generator<void, string[]> {
  let runs: string[][] = []
  for (let start = 0; start < items.length; start += RUN_LENGTH) {
    runs.push(items.slice(start, start + RUN_LENGTH).sort(compare))
    yield
  }
  while (runs.length > 1) {
    const merged: string[][] = []
    for (let at = 0; at < runs.length; at += 2) merged.push(yield* merge(runs[at] ?? [], runs[at + 1] ?? [], compare))
    runs = merged
  }
  return runs[0] ?? []
}

function* merge(left: string[], right: string[], compare: Parameters<SortNames>[1]): Generator<void, string[]> {
  const merged: string[] = []
  let fromLeft = 0
  for (const item of right) {
    for (let next = left[fromLeft]; next !== undefined && compare(next, item) <= 0; next = left[fromLeft]) {
      merged.push(next)
      fromLeft++
    }
    merged.push(item)
    if (merged.length % RUN_LENGTH === 0) yield
  }
  return merged.concat(left.slice(fromLeft))
}
