import type { Searches } from '../../domain/waitlist/matching-carts.server.ts'
import { readQuery, writeQuery } from '../../ui/query-string.ts'
import { filterRows, filterText } from './filters.ts'
import { filtersSet, type InventorySearch, readInventorySearch } from './inventory-search.ts'
import { currentInventory } from './inventory-view.server.ts'

/** High enough to get all pages of any list. */
const LAST_PAGE = 1000

/** The inventory's filters for the waitlist, which looks only for carts in stock. */
export const inventorySearches: Searches = {
  async read(query) {
    const search = readInventorySearch(query)
    const set = filtersSet(search).filter((name) => name !== 'stock')
    if (set.length === 0) return undefined
    const { offered } = await currentInventory(search)
    const rows = filterRows(offered)
    return {
      query: writeQuery(Object.fromEntries(set.map((name) => [name, search[name]]))),
      text: set.map((name) => filterText(name, search, rows)).join(', '),
    }
  },
  async find(query) {
    const search: InventorySearch = { ...readInventorySearch(readQuery(query)), stock: 'in', page: LAST_PAGE }
    return (await currentInventory(search, 1)).shown
  },
}
