import { formatPrice, type Vehicle } from '../../catalogue/vehicle.ts'
import { showrooms } from '../../content/facts/showrooms.ts'
import { missingHead, pageHead } from '../../seo/head.ts'
import { breadcrumbs, dealerId } from '../../seo/json-ld.ts'
import { product } from '../../seo/json-ld-product.ts'
import { page, vehicleHref } from '../../site-map.ts'

const inventory = page('inventory')
const [seller] = showrooms

/** Title, description, keywords, canonical, social and product metadata (product.md 2.7). */
export function vehicleHead(vehicle: Vehicle | undefined, siteUrl: string) {
  if (!vehicle) return missingHead('Vehicle Not Found')
  const { id, name, brand, category, description, price, inStock, isNew } = vehicle
  return pageHead({
    title: `${name}, ${formatPrice(price)} | Larkway`,
    description: description.length > 155 ? `${description.slice(0, 152).replace(/\s+\S*$/, '')}...` : description,
    canonical: vehicleHref(id),
    siteUrl,
    preview: `/og/vehicle/${id}.jpg`,
    keywords: [name, brand, category, 'electric golf cart', isNew ? 'new' : 'used'].join(', '),
    type: 'product',
    more: [
      ...(price === undefined ? [] : [{ property: 'product:price:amount', content: String(price) }]),
      { property: 'product:price:currency', content: 'USD' },
      { property: 'product:availability', content: inStock ? 'in stock' : 'out of stock' },
      { property: 'product:condition', content: isNew ? 'new' : 'used' },
    ],
    jsonLd: import.meta.env.SSR
      ? [
          product(siteUrl, {
            ...vehicle,
            model: category,
            price: vehicle.price,
            specs: structuredSpecs(vehicle.specifications),
            path: vehicleHref(id),
            seller: dealerId(siteUrl, seller.id),
          }),
          breadcrumbs(siteUrl, [
            { label: inventory.label, path: inventory.path },
            { label: name, path: vehicleHref(id) },
          ]),
        ]
      : [],
  })
}

/** The two specifications that structured data names (product.md 3.10). */
function structuredSpecs({ seatingCapacity, motor }: Vehicle['specifications']): Record<string, string | number> {
  return {
    ...(seatingCapacity === undefined ? {} : { 'Seating Capacity': seatingCapacity }),
    ...(typeof motor === 'string' ? { 'Motor Type': motor } : {}),
  }
}
