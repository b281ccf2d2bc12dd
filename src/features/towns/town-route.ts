import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { loadTownSales } from './towns.functions.ts'

/** What a town's page shows. @throws notFound() for an unknown one */
export async function townOrNotFound(client: QueryClient, slug: string) {
  const sales = await loadTownSales(client, slug)
  if (!sales) throw notFound()
  return sales
}
