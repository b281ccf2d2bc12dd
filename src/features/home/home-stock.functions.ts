import { createIsomorphicFn } from '@tanstack/react-start'
import { currentStock } from '../../domain/catalogue/stock.server.ts'
import { type HomeStock, homeStock } from './home-stock.ts'

export const loadHomeStock = createIsomorphicFn()
  .server(async (): Promise<HomeStock> => homeStock((await currentStock()).vehicles, new Date()))
  .client(async (): Promise<HomeStock> => {
    const { apiQuery, queryClient } = await import('../../domain/catalogue/vehicles-query.ts')
    return queryClient.fetchQuery(apiQuery<HomeStock>('/api/home'))
  })
