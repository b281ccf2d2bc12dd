import { createIsomorphicFn } from '@tanstack/react-start'
import type { DeliveryTown } from '../../rentals/cart-delivery.ts'

/** Where carts are brought to, and for how much. A browser asks the API, so that no page loads the towns to work it out. */
export const loadDeliveryTowns = createIsomorphicFn()
  .server(async (): Promise<readonly DeliveryTown[]> => {
    const { deliveryTowns } = await import('../../rentals/cart-delivery.ts')
    return deliveryTowns()
  })
  .client(async (): Promise<readonly DeliveryTown[]> => {
    const { apiQuery, queryClient } = await import('../../catalogue/vehicles-query.ts')
    return queryClient.fetchQuery(apiQuery<readonly DeliveryTown[]>('/api/towns'))
  })
