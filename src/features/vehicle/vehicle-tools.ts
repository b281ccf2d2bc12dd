import { hasSpecified } from '../../catalogue/condition.ts'
import type { Vehicle } from '../../catalogue/vehicle.ts'
import type { Financed, PaymentAnswer } from '../../finance/monthly-payment.ts'
import { hasPaymentSearch, type PaymentSearch } from '../../finance/payment-search.ts'
import type { DeliveryTown } from '../../rentals/cart-delivery.ts'
import { keepServed } from '../../ui/keep-served.tsx'
import { loadDeliveryTowns } from './delivery-towns.functions.ts'
import { readVehicleSearch, type VehicleSearch } from './vehicle-search.ts'
import { loadVehicleView } from './vehicle-view.functions.ts'
import type { VehicleView } from './vehicle-view.ts'

/** The part of a vehicle's page that is only read. */
export const VehicleDetails = keepServed(async () => (await import('./vehicle-details.tsx')).VehicleDetails)

export type TownChoices = readonly Pick<DeliveryTown, 'slug' | 'name' | 'state'>[]

/** What a vehicle's address asks for besides the vehicle. */
export type VehicleTools = {
  readonly payment: PaymentAnswer | undefined
  /** To choose from; none when a browser could not fetch them. */
  readonly towns: TownChoices
  /** Of the address. */
  readonly town: DeliveryTown | undefined
}

/** undefined for a cart whose price is on request. */
export const financedOf = (vehicle: Vehicle): Financed | undefined =>
  vehicle.price === undefined
    ? undefined
    : { price: vehicle.price, zeroPercent: hasSpecified('zeroPercentFinancing', vehicle) }

/** The arithmetic and the towns are loaded beside the page. */
async function vehicleTools(view: VehicleView, search: VehicleSearch): Promise<VehicleTools> {
  if (view.kind !== 'vehicle') return { payment: undefined, towns: [], town: undefined }
  const all = await loadDeliveryTowns().catch((): [] => [])
  const delivery = {
    towns: all.map(({ slug, name, state }) => ({ slug, name, state })),
    town: all.find(({ slug }) => slug === search.town),
  }
  const financed = financedOf(view.vehicle)
  if (!financed || !hasPaymentSearch(search)) return { ...delivery, payment: undefined }
  const { monthlyPayment } = await import('../../finance/monthly-payment.ts')
  return { ...delivery, payment: monthlyPayment(search, financed) }
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
