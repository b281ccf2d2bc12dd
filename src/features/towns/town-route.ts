import { notFound } from '@tanstack/react-router'
import { loadTownSales } from './towns.functions.ts'

/** What a town's page shows. @throws notFound() for an unknown one */
export async function townOrNotFound(slug: string) {
  const sales = await loadTownSales(slug)
  if (!sales) throw notFound()
  return sales
}
