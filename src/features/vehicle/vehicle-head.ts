import { page, vehicleHref } from '../../content/addresses.ts'
import { business } from '../../content/dealer/facts/business.facts.ts'
import { mainShowroom, physicalShowrooms } from '../../content/dealer/facts/showrooms.facts.ts'
import { formatPrice } from '../../content/format/money.ts'
import { yearBefore } from '../../domain/catalogue/cart-condition.ts'
import { hasPaymentSearch } from '../../domain/catalogue/finance/payment-search.ts'
import type { Vehicle } from '../../domain/catalogue/vehicle.ts'
import { missingHead, pageHead } from '../../frame/seo/head.ts'
import { breadcrumbs, dealerId } from '../../frame/seo/json-ld.ts'
import { product } from '../../frame/seo/json-ld-product.ts'
import { cartSite } from './canonical-site.ts'
import { vehicleDescription } from './vehicle-description.ts'
import type { VehicleSearch } from './vehicle-search.ts'
import type { ModelPageView, VehicleView } from './vehicle-view.ts'

const inventory = page('inventory')
const seller = mainShowroom

export function vehicleViewHead(view: VehicleView | undefined, siteUrl: string, search: VehicleSearch) {
  switch (view?.kind) {
    case 'vehicle':
      return vehicleHead(view.vehicle, siteUrl, hasPaymentSearch(search))
    case 'model':
      return modelHead(view.model, siteUrl)
    default:
      return missingHead('Vehicle Not Found')
  }
}

/** The canonical address never varies, since a model has only one page. */
function modelHead(
  { id, name, brand, brandPath, series, price, description, seats, ...model }: ModelPageView,
  siteUrl: string,
) {
  const canonicalSite = cartSite(siteUrl)
  return pageHead({
    title: `${name}, ${model.hasListPrice || model.units.length > 0 ? price : `${seats} seats`} | ${business.shortName}`,
    description: `${name}: ${seats} seats, ${series} series. ${description} See what is in stock, or ask us when one comes in.`,
    canonical: vehicleHref(id),
    siteUrl,
    canonicalSite,
    preview: `/og${brandPath}.jpg`,
    keywords: [name, brand, series, 'electric golf cart'].join(', '),
    jsonLd: import.meta.env.SSR
      ? [
          ...product(canonicalSite, {
            ...{ id, name, brand, description, path: vehicleHref(id), seller: dealerId(canonicalSite, seller.id) },
            model: series,
            images: [model.picture],
            features: model.features,
            specs: { 'Seating Capacity': seats },
            // No price, since units in stock have pages of their own.
            price: undefined,
            ...{ inStock: false, isNew: true },
          }),
          breadcrumbs(canonicalSite, [
            { label: brand, path: brandPath },
            { label: name, path: vehicleHref(id) },
          ]),
        ]
      : [],
  })
}

/** See product.md 2.7. @param personal whether the query string contains a visitor's own input */
function vehicleHead(vehicle: Vehicle, siteUrl: string, personal: boolean) {
  const { id, name, brand, category, price, inStock, isNew } = vehicle
  const canonicalSite = cartSite(siteUrl)
  const condition = isNew === undefined ? [] : [isNew ? 'new' : 'used']
  return pageHead({
    title: `${[isNew === false && 'Used', yearBefore(vehicle), name].filter(Boolean).join(' ')}, ${formatPrice(price)} | ${business.shortName}`,
    description: vehicleDescription(vehicle),
    canonical: vehicleHref(id),
    siteUrl,
    canonicalSite,
    preview: `/og/vehicle/${id}.jpg`,
    previewAlt: `${isNew === false ? 'Used ' : ''}${name} on a yellow disc`,
    keywords: [name, brand, category, 'electric golf cart', ...condition].join(', '),
    type: 'product',
    robots: personal ? 'noindex, follow' : undefined,
    more: [
      ...(price === undefined ? [] : [{ property: 'product:price:amount', content: String(price) }]),
      { property: 'product:price:currency', content: 'USD' },
      { property: 'product:availability', content: inStock ? 'in stock' : 'out of stock' },
      ...condition.map((content) => ({ property: 'product:condition', content })),
    ],
    jsonLd: import.meta.env.SSR
      ? [
          ...product(canonicalSite, {
            ...vehicle,
            model: category,
            price: vehicle.price,
            specs: structuredSpecs(vehicle.specifications),
            path: vehicleHref(id),
            seller: dealerId(canonicalSite, vehicle.showroom ?? seller.id),
            availableAt: (vehicle.showroom ? [vehicle.showroom] : physicalShowrooms.map((floor) => floor.id)).map(
              (floor) => dealerId(canonicalSite, floor),
            ),
          }),
          breadcrumbs(canonicalSite, [
            { label: inventory.label, path: inventory.path },
            { label: name, path: vehicleHref(id) },
          ]),
        ]
      : [],
  })
}

/** The two specifications that structured data contains (product.md 3.10). */
function structuredSpecs({ seatingCapacity, motor }: Vehicle['specifications']): Record<string, string | number> {
  return {
    ...(seatingCapacity === undefined ? {} : { 'Seating Capacity': seatingCapacity }),
    ...(typeof motor === 'string' ? { 'Motor Type': motor } : {}),
  }
}
