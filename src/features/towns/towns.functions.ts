import { notFound } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { currentStock } from '../../catalogue/stock.server.ts'
import { type TownSales, townSales } from './town-sales.ts'

const loadTownSales = createIsomorphicFn()
  .server(
    async (slug: string): Promise<TownSales | undefined> =>
      townSales(slug, async () => (await currentStock()).vehicles),
  )
  .client(async (slug: string): Promise<TownSales | undefined> => {
    const [{ townSales }, { queryClient, vehiclesQuery }] = await Promise.all([
      import('./town-sales.ts'),
      import('../../catalogue/vehicles-query.ts'),
    ])
    return townSales(slug, () => queryClient.ensureQueryData(vehiclesQuery))
  })

/**
 * What a town's page shows, with vehicles from the database on the server and from the cached list in the browser.
 * The page carries its own town; the data of all forty is fetched only by a browser that goes on to another.
 * @throws notFound() for an unknown town
 */
export async function townOrNotFound(slug: string): Promise<TownSales> {
  const sales = await loadTownSales(slug)
  if (!sales) throw notFound()
  return sales
}
