import { createIsomorphicFn } from '@tanstack/react-start'
import type { BrandContent } from '../content/models/model.ts'
import { database } from '../platform/app-database.server.ts'
import type { BrandStock } from './model-stock.ts'
import { findBrandStock } from './vehicles.server.ts'

/** What is in stock of a brand's models: from the database on the server, from the API in the browser. */
export const loadBrandStock = createIsomorphicFn()
  .server((brand: BrandContent): Promise<BrandStock> => findBrandStock(database(), brand))
  .client(async (brand: BrandContent): Promise<BrandStock> => {
    const { apiQuery, queryClient } = await import('./vehicles-query.ts')
    return queryClient.ensureQueryData(apiQuery<BrandStock>(`/api/models/${brand.page}`))
  })
