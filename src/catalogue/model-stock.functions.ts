import { createIsomorphicFn } from '@tanstack/react-start'
import type { BrandContent } from '../content/models/model.ts'
import { currentBrandStock } from './model-stock.server.ts'
import type { BrandStock } from './model-stock.ts'

export const loadBrandStock = createIsomorphicFn()
  .server((brand: BrandContent): Promise<BrandStock> => currentBrandStock(brand))
  .client(async (brand: BrandContent): Promise<BrandStock> => {
    const { apiQuery, queryClient } = await import('./vehicles-query.ts')
    return queryClient.fetchQuery(apiQuery<BrandStock>(`/api/models/${brand.page}`))
  })
