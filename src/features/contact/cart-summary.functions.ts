import { loadVehicle } from '../../domain/catalogue/vehicles.functions.ts'
import type { OriginValues } from '../../domain/leads/intake/submission-fields.ts'
import type { CartSummary } from './cart-summary.ts'

/** Imported on demand, or the entry script of every page would contain the makers' models. */
export async function loadCartSummary({ vehicle }: Pick<OriginValues, 'vehicle'>): Promise<CartSummary | undefined> {
  if (!vehicle) return undefined
  const { cartSummary } = await import('./cart-summary.ts')
  return cartSummary(vehicle, loadVehicle)
}
