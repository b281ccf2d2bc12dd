import { findMakerPage } from './find-model.ts'
import { indexUnits, type MakerStock, makerStock } from './model-stock.ts'
import { currentStock, stockIndex } from './stock.server.ts'

/** Avoids searching a large stock again for every page. */
export const unitIndex = stockIndex(indexUnits)

/** The stock of the maker whose page has this slug. */
export async function currentMakerStock(slug: string): Promise<MakerStock> {
  const stock = await currentStock()
  return makerStock(findMakerPage(slug), stock.find, await unitIndex(stock))
}
