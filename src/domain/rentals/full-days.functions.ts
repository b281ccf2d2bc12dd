import { createIsomorphicFn } from '@tanstack/react-start'
import type { EstimateSearch } from './estimate-search.ts'
import { fullDaysOf } from './full-days.server.ts'
import type { FullDays } from './full-days.ts'

export const loadFullDays = createIsomorphicFn()
  .server((search: EstimateSearch): Promise<FullDays | undefined> => fullDaysOf(search, new Date()))
  .client(async (search: EstimateSearch): Promise<FullDays | undefined> => {
    if (!search.from || !search.to) return undefined
    const { fetchFullDays } = await import('./full-days.ts')
    return fetchFullDays(search)
  })
