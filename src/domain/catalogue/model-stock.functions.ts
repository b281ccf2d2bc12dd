import { createIsomorphicFn } from '@tanstack/react-start'
import { currentMakerStock } from './model-stock.server.ts'
import type { MakerStock } from './model-stock.ts'

export const loadMakerStock = createIsomorphicFn()
  .server((slug: string): Promise<MakerStock> => currentMakerStock(slug))
  .client(async (slug: string): Promise<MakerStock> => {
    const { apiQuery, queryClient } = await import('./vehicles-query.ts')
    return queryClient.fetchQuery(apiQuery<MakerStock>(`/api/models/${slug}`))
  })
