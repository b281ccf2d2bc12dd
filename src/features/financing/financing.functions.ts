import { createIsomorphicFn } from '@tanstack/react-start'
import { currentStock } from '../../domain/catalogue/stock.server.ts'
import { type FinancingView, financingView } from './financing-view.ts'

export const loadFinancing = createIsomorphicFn()
  .server(async (): Promise<FinancingView> => financingView((await currentStock()).vehicles, new Date()))
  .client(async (): Promise<FinancingView> => {
    const { apiQuery, queryClient } = await import('../../domain/catalogue/vehicles-query.ts')
    return queryClient.fetchQuery(apiQuery<FinancingView>('/api/financing'))
  })
