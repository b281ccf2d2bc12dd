import {
  hasPaymentSearch,
  type PaymentSearch,
  readPaymentSearch,
} from '../../domain/catalogue/finance/payment-search.ts'
import { readTownSlug } from '../../domain/towns/address-town.ts'

export type VehicleSearch = PaymentSearch & { town?: string | undefined }

export const readVehicleSearch = (raw: Record<string, unknown>): VehicleSearch => ({
  ...readPaymentSearch(raw),
  town: readTownSlug(raw.town),
})

/** A page with a visitor's own input isn't cached anywhere. `expires` is the time at which an offer on the page ends. */
export const vehicleHeaders = (search: VehicleSearch, expires: string | undefined): Record<string, string> =>
  hasPaymentSearch(search) ? { 'cache-control': 'no-store' } : expires ? { expires } : {}
