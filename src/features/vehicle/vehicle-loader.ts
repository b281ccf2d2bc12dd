import './close-ups.css'
import './condition-report.css'
import './ownership-facts.css'
import './vehicle-facts.css'
import { hasSpecified } from '../../catalogue/condition.ts'
import type { Vehicle } from '../../catalogue/vehicle.ts'
import type { Financed, PaymentAnswer } from '../../finance/monthly-payment.ts'
import { hasPaymentSearch, type PaymentSearch } from '../../finance/payment-search.ts'
import { keepServed } from '../../ui/keep-served.tsx'
import { loadVehicleView } from './vehicle-view.functions.ts'
import type { VehicleView } from './vehicle-view.ts'

/** Styles are imported here: a browser with the server's HTML loads nothing else of this part. */
export const VehicleDetails = keepServed(async () => (await import('./vehicle-details.tsx')).VehicleDetails)

/** undefined when the price is on request. */
export const financedOf = (vehicle: Vehicle): Financed | undefined =>
  vehicle.price === undefined
    ? undefined
    : { price: vehicle.price, zeroPercent: hasSpecified('zeroPercentFinancing', vehicle) }

/** Loads the arithmetic only when the address asks for it. */
async function paymentOf(view: VehicleView, search: PaymentSearch): Promise<PaymentAnswer | undefined> {
  const financed = view.kind === 'vehicle' ? financedOf(view.vehicle) : undefined
  if (!financed || !hasPaymentSearch(search)) return undefined
  const { monthlyPayment } = await import('../../finance/monthly-payment.ts')
  return monthlyPayment(search, financed)
}

type VehicleAddress = {
  params: { id: string }
  location: { href: string }
  deps: PaymentSearch
}

/** For both addresses of a vehicle's page (decision 12). @throws notFound() when the vehicle never existed */
export async function loadVehiclePage({ params, location, deps }: VehicleAddress) {
  const view = await loadVehicleView({ idOrAlias: params.id, href: location.href })
  const [payment] = await Promise.all([
    paymentOf(view, deps),
    view.kind === 'vehicle' ? VehicleDetails.load() : undefined,
  ])
  return { view, payment }
}
