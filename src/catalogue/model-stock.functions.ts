import { createIsomorphicFn } from '@tanstack/react-start'
import type { BrandContent } from '../content/models/model.ts'
import { type BrandStock, brandStock } from './model-stock.ts'
import { currentStock } from './stock.server.ts'

/** What is in stock of a brand's models: from the snapshot of the stock on the server, from the API in the browser. */
export const loadBrandStock = createIsomorphicFn()
  .server(async (brand: BrandContent): Promise<BrandStock> => {
    const { find, vehicles } = await currentStock()
    return brandStock(brand, find, vehicles)
  })
  .client(async (brand: BrandContent): Promise<BrandStock> => {
    const { apiQuery, queryClient } = await import('./vehicles-query.ts')
    return queryClient.fetchQuery(apiQuery<BrandStock>(`/api/models/${brand.page}`))
  })
