import { hasPaymentSearch, type PaymentSearch, readPaymentSearch } from '../../finance/payment-search.ts'

/** The parameters of a vehicle's address. */
export type VehicleSearch = PaymentSearch & { town?: string | undefined }

/** The longest slug of a town has 24 characters. What is none is read as none, so that it makes no page of its own. */
const slug = /^[a-z-]{1,40}$/

export const readVehicleSearch = (raw: Record<string, unknown>): VehicleSearch => ({
  ...readPaymentSearch(raw),
  town: typeof raw.town === 'string' && slug.test(raw.town) ? raw.town : undefined,
})

/** What a visitor has typed is kept neither here nor on the way. */
export const vehicleHeaders = (search: VehicleSearch): Record<string, string> =>
  hasPaymentSearch(search) ? { 'cache-control': 'no-store' } : {}
