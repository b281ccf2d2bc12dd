import { createIsomorphicFn } from '@tanstack/react-start'
import type { EstimateSearch } from './estimate-search.ts'
import type { FullDays } from './full-days.ts'

export const loadFullDays = createIsomorphicFn()
  .server(async (search: EstimateSearch): Promise<FullDays | undefined> => {
    const { fullDaysOf } = await import('./full-days.server.ts')
    return fullDaysOf(search, new Date())
  })
  .client(async (search: EstimateSearch): Promise<FullDays | undefined> => {
    if (!search.from || !search.to) return undefined
    const { fetchFullDays } = await import('./full-days.ts')
    return fetchFullDays(search)
  })
