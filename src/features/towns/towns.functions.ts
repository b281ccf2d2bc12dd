import { notFound } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { currentStock } from '../../domain/catalogue/stock.server.ts'
import { TownNotFound } from '../../domain/towns/town-not-found.tsx'
import { type TownSales, type TownStock, townSales } from './town-sales.ts'
import { townStock } from './town-stock.ts'

const loadTownSales = createIsomorphicFn()
  .server(
    async (slug: string): Promise<TownSales | undefined> =>
      townSales(slug, async (town) => townStock((await currentStock()).vehicles, town)),
  )
  .client(async (slug: string): Promise<TownSales | undefined> => {
    const [{ townSales }, { apiQuery, queryClient }] = await Promise.all([
      import('./town-sales.ts'),
      import('../../domain/catalogue/vehicles-query.ts'),
    ])
    return townSales(slug, (town) =>
      queryClient.fetchQuery(apiQuery<TownStock>(`/api/towns/${town.slug}`)).catch(
        // The rest of the page works without the carts.
        (error: unknown) => ({ problem: error instanceof Error ? error.message : String(error) }),
      ),
    )
  })

/** The page contains only its own town's data. Data of all towns loads on navigation to another one. @throws notFound() for an unknown town */
export async function townOrNotFound(slug: string): Promise<TownSales> {
  const sales = await loadTownSales(slug)
  if (sales) return sales
  await TownNotFound.load()
  throw notFound()
}
