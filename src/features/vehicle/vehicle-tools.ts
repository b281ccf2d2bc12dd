import { hasSpecified } from '../../catalogue/condition.ts'
import type { Vehicle } from '../../catalogue/vehicle.ts'
import type { Financed, PaymentAnswer } from '../../finance/monthly-payment.ts'
import { hasPaymentSearch } from '../../finance/payment-search.ts'
import type { VehicleSearch } from './vehicle-search.ts'
import type { VehicleView } from './vehicle-view.ts'

/** What a vehicle's address asks for besides the vehicle. */
export type VehicleTools = { readonly payment: PaymentAnswer | undefined }

/** undefined for a cart whose price is on request. */
export const financedOf = (vehicle: Vehicle): Financed | undefined =>
  vehicle.price === undefined
    ? undefined
    : { price: vehicle.price, zeroPercent: hasSpecified('zeroPercentFinancing', vehicle) }

/** The arithmetic is loaded by those who ask for it. */
export async function vehicleTools(view: VehicleView, search: VehicleSearch): Promise<VehicleTools> {
  const financed = view.kind === 'vehicle' ? financedOf(view.vehicle) : undefined
  if (!financed || !hasPaymentSearch(search)) return { payment: undefined }
  const { monthlyPayment } = await import('../../finance/monthly-payment.ts')
  return { payment: monthlyPayment(search, financed) }
}
