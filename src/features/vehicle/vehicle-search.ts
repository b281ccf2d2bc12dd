import { hasPaymentSearch, type PaymentSearch, readPaymentSearch } from '../../finance/payment-search.ts'

/** The parameters of a vehicle's address. */
export type VehicleSearch = PaymentSearch

export const readVehicleSearch = (raw: Record<string, unknown>): VehicleSearch => readPaymentSearch(raw)

/** What a visitor has typed is kept neither here nor on the way. */
export const vehicleHeaders = (search: VehicleSearch): Record<string, string> =>
  hasPaymentSearch(search) ? { 'cache-control': 'no-store' } : {}
