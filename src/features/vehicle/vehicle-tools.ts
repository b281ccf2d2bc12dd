import './close-ups.css'
import './condition-report.css'
import './ownership-facts.css'
import { hasSpecified } from '../../catalogue/condition.ts'
import type { Vehicle } from '../../catalogue/vehicle.ts'
import type { Financed, PaymentAnswer } from '../../finance/monthly-payment.ts'
import { hasPaymentSearch, type PaymentSearch } from '../../finance/payment-search.ts'
import type { DeliveryOffer } from '../../rentals/delivery-offer.ts'
import { findDeliveryTown } from '../../rentals/delivery-towns.functions.ts'
import { keepServed } from '../../ui/keep-served.tsx'
import { readVehicleSearch, type VehicleSearch } from './vehicle-search.ts'
import { loadVehicleView } from './vehicle-view.functions.ts'
import type { VehicleView } from './vehicle-view.ts'

/** The part of a vehicle's page that is only read. Its styles are imported here, since a browser with the server's HTML loads nothing else of it. */
export const VehicleDetails = keepServed(async () => (await import('./vehicle-details.tsx')).VehicleDetails)

/** What a vehicle's address asks for besides the vehicle. */
export type VehicleTools = {
  readonly payment: PaymentAnswer | undefined
  /** Delivered to the town of the address. */
  readonly town: DeliveryOffer | undefined
}

/** undefined for a cart whose price is on request. */
export const financedOf = (vehicle: Vehicle): Financed | undefined =>
  vehicle.price === undefined
    ? undefined
    : { price: vehicle.price, zeroPercent: hasSpecified('zeroPercentFinancing', vehicle) }

/** The arithmetic is loaded beside the page, and only when it is asked for. */
async function vehicleTools(view: VehicleView, search: VehicleSearch): Promise<VehicleTools> {
  if (view.kind !== 'vehicle') return { payment: undefined, town: undefined }
  const town = await offerTo(search.town, view.vehicle.price)
  const financed = financedOf(view.vehicle)
  if (!financed || !hasPaymentSearch(search)) return { town, payment: undefined }
  const { monthlyPayment } = await import('../../finance/monthly-payment.ts')
  return { town, payment: monthlyPayment(search, financed) }
}

async function offerTo(slug: string | undefined, price: number | undefined): Promise<DeliveryOffer | undefined> {
  const town = await findDeliveryTown(slug)
  return town && (await import('../../rentals/delivery-offer.ts')).deliveryOffer(town, price)
}

type VehicleAddress = {
  params: { id: string }
  location: { href: string; search: Record<string, unknown> }
  deps: PaymentSearch
}

/**
 * What both addresses of a vehicle's page load (decision 12).
 * @throws notFound() when there was never such a vehicle
 */
export async function loadVehiclePage({ params, location, deps }: VehicleAddress) {
  const view = await loadVehicleView({ idOrAlias: params.id, href: location.href })
  const [tools] = await Promise.all([
    vehicleTools(view, { ...deps, town: readVehicleSearch(location.search).town }),
    view.kind === 'vehicle' ? VehicleDetails.load() : undefined,
  ])
  return { view, tools }
}
