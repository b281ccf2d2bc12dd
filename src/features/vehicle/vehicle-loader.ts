import './close-ups.css'
import './condition-report.css'
import './ownership-facts.css'
import './cart-return-note.css'
import './vehicle-facts.css'
import { hasSpecified } from '../../domain/catalogue/cart-condition.ts'
import type { FinancingTerms, PaymentAnswer } from '../../domain/catalogue/finance/monthly-payment.ts'
import { hasPaymentSearch, type PaymentSearch } from '../../domain/catalogue/finance/payment-search.ts'
import type { ZeroPercent } from '../../domain/catalogue/finance/zero-percent.ts'
import type { Vehicle } from '../../domain/catalogue/vehicle.ts'
import { keepServed } from '../../ui/keep-served.tsx'
import { loadVehicleView } from './vehicle-view.functions.ts'

/** Styles are imported here, since a browser that keeps the server's HTML never loads this part's module. */
export const VehicleDetails = keepServed(async () => (await import('./vehicle-details.tsx')).VehicleDetails)

type FinancedCart = FinancingTerms & { readonly zero: ZeroPercent | undefined }

/** undefined when the price is on request. The code of the 0% offer loads only for the few carts that have it. */
async function financedOf(vehicle: Vehicle): Promise<FinancedCart | undefined> {
  const { price } = vehicle
  if (price === undefined) return undefined
  if (!hasSpecified('zeroPercentFinancing', vehicle)) return { price, zero: undefined }
  const { zeroPercentOf } = await import('../../domain/catalogue/finance/zero-percent.ts')
  return { price, zero: zeroPercentOf(vehicle, new Date()) }
}

/** Loads the payment calculation only when the query string asks for it. */
async function paymentOf(
  financed: FinancingTerms | undefined,
  search: PaymentSearch,
): Promise<PaymentAnswer | undefined> {
  if (!financed || !hasPaymentSearch(search)) return undefined
  const { monthlyPayment } = await import('../../domain/catalogue/finance/monthly-payment.ts')
  return monthlyPayment(search, financed)
}

type VehicleAddress = {
  params: { id: string }
  location: { href: string }
  deps: PaymentSearch
}

/** For both addresses of a vehicle's page (decision 12). @throws notFound() when the vehicle never existed or cannot be fetched */
export async function loadVehiclePage({ params, location, deps }: VehicleAddress) {
  const view = await loadVehicleView({ idOrAlias: params.id, href: location.href })
  const financed = view.kind === 'vehicle' ? await financedOf(view.vehicle) : undefined
  const [payment] = await Promise.all([
    paymentOf(financed, deps),
    view.kind === 'vehicle' ? VehicleDetails.load() : undefined,
  ])
  return { view, financed, payment }
}
