import { createIsomorphicFn } from '@tanstack/react-start'
import { database } from '../platform/app-database.server.ts'
import type { StockOfModels } from './model-stock.ts'
import { findModelStock } from './vehicles.server.ts'

/** Which of these models are in stock: from the database on the server, from the API in the browser. */
export const loadModelStock = createIsomorphicFn()
  .server((modelIds: readonly string[]): Promise<StockOfModels> => findModelStock(database(), modelIds))
  .client(async (_modelIds: readonly string[]): Promise<StockOfModels> => {
    const { modelStockQuery, queryClient } = await import('./vehicles-query.ts')
    return queryClient.ensureQueryData(modelStockQuery)
  })
