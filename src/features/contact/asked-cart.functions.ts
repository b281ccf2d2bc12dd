import { loadVehicle } from '../../domain/catalogue/vehicles.functions.ts'
import type { OriginValues } from '../../domain/leads/intake/submission-fields.ts'
import type { AskedCart } from './asked-cart.ts'

/** Imported on demand, or the entry script of every page would contain the makers' models. */
export async function loadAskedCart({ vehicle }: Pick<OriginValues, 'vehicle'>): Promise<AskedCart | undefined> {
  if (!vehicle) return undefined
  const { askedCart } = await import('./asked-cart.ts')
  return askedCart(vehicle, loadVehicle)
}
