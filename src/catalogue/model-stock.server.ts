import type { BrandContent } from '../content/models/model.ts'
import { type BrandStock, brandStock, indexUnits } from './model-stock.ts'
import { currentStock, stockIndex } from './stock.server.ts'

/** So that a large stock is not searched again for every page. */
export const unitIndex = stockIndex(indexUnits)

export async function currentBrandStock(brand: BrandContent): Promise<BrandStock> {
  const stock = await currentStock()
  return brandStock(brand, stock.find, await unitIndex(stock))
}
