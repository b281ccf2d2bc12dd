import { createIsomorphicFn } from '@tanstack/react-start'
import { type DeliveryTown, deliveryTowns } from './cart-delivery.ts'

let fetched: Promise<readonly DeliveryTown[]> | undefined

/** Where carts are brought to, and for how much. A browser asks the API, so that no page loads the towns to work it out. */
export const loadDeliveryTowns = createIsomorphicFn()
  .server(async (): Promise<readonly DeliveryTown[]> => deliveryTowns())
  .client((): Promise<readonly DeliveryTown[]> => {
    fetched ??= fetchTowns().catch((error: unknown) => {
      fetched = undefined
      throw error
    })
    return fetched
  })

async function fetchTowns(): Promise<readonly DeliveryTown[]> {
  const response = await fetch('/api/towns', { headers: { accept: 'application/json' } })
  if (!response.ok) throw new Error(`The towns could not be fetched: status ${response.status}`)
  return response.json()
}

/** Slug of the town that the device keeps; undefined on the server. Imported when asked for, to stay out of the first scripts of every page. */
export const deviceTown = createIsomorphicFn()
  .server(async (): Promise<string | undefined> => undefined)
  .client(async (): Promise<string | undefined> => (await import('./kept-town.ts')).keptTown())

/** The town of an address. undefined for none, and where a browser cannot fetch the towns: the page is then shown without one. */
export async function findDeliveryTown(slug: string | undefined): Promise<DeliveryTown | undefined> {
  if (!slug) return undefined
  const towns = await loadDeliveryTowns().catch((): [] => [])
  return towns.find((town) => town.slug === slug)
}
