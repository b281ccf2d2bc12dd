import {
  hasPaymentSearch,
  type PaymentSearch,
  readPaymentSearch,
} from '../../domain/catalogue/finance/payment-search.ts'
import { readTownSlug } from '../../domain/rentals/address-town.ts'

export type VehicleSearch = PaymentSearch & { town?: string | undefined }

export const readVehicleSearch = (raw: Record<string, unknown>): VehicleSearch => ({
  ...readPaymentSearch(raw),
  town: readTownSlug(raw.town),
})

/** A visitor's own input is cached nowhere, not even by a proxy. `expires`: when an offer of the page ends. */
export const vehicleHeaders = (search: VehicleSearch, expires: string | undefined): Record<string, string> =>
  hasPaymentSearch(search) ? { 'cache-control': 'no-store' } : expires ? { expires } : {}
