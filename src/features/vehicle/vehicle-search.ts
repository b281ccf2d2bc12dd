import { hasPaymentSearch, type PaymentSearch, readPaymentSearch } from '../../finance/payment-search.ts'
import { readTownSlug } from '../../rentals/address-town.ts'

/** The parameters of a vehicle's address. */
export type VehicleSearch = PaymentSearch & { town?: string | undefined }

export const readVehicleSearch = (raw: Record<string, unknown>): VehicleSearch => ({
  ...readPaymentSearch(raw),
  town: readTownSlug(raw.town),
})

/** What a visitor has typed is kept neither here nor on the way. */
export const vehicleHeaders = (search: VehicleSearch): Record<string, string> =>
  hasPaymentSearch(search) ? { 'cache-control': 'no-store' } : {}
