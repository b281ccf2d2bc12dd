import { createHash } from 'node:crypto'
import { vehicleHref } from '../../content/addresses.ts'
import { business } from '../../content/dealer/facts/business.facts.ts'
import type { Vehicle } from '../../domain/catalogue/vehicle.ts'
import { withoutPoint } from '../../ui/picture-address.ts'

/** Vehicles & Parts > Vehicles > Motor Vehicles > Golf Carts, in Google's product taxonomy. */
const GOLF_CARTS = '3931'
/** Limits of the Merchant product data specification. */
const MAX_ID_LENGTH = 50
const MAX_ADDITIONAL_IMAGES = 10

const options = { invalidCharReplacement: '' } as const

/** RSS 2.0, one chunk per product, with the attributes that Google Merchant requires. */
export async function* googleProducts(vehicles: AsyncIterable<Vehicle>, siteUrl: string): AsyncGenerator<string> {
  // Imported on demand, for the reason given in src/domain/leads/channels/adf-mail.server.ts.
  const { create } = await import('xmlbuilder2')
  const emptyFeed = create({ version: '1.0', encoding: 'UTF-8', ...options })
    .ele({
      rss: {
        '@version': '2.0',
        '@xmlns:g': 'http://base.google.com/ns/1.0',
        channel: {
          title: `${business.name} inventory`,
          link: siteUrl,
          description: `Electric golf carts in stock at ${business.name}`,
        },
      },
    })
    .end()
  const end = emptyFeed.indexOf('</channel>')
  yield `${emptyFeed.slice(0, end)}\n`
  for await (const vehicle of vehicles) {
    const product = productOf(vehicle, siteUrl)
    if (product) yield `${create(options).ele({ item: product }).toString()}\n`
  }
  yield emptyFeed.slice(end)
}

function productOf(vehicle: Vehicle, siteUrl: string): Record<string, string | string[]> | undefined {
  const { id, name, description, price, images, brand, category, inStock, isNew, specifications, showroom } = vehicle
  const [image, ...additionalImages] = images.map((path) => siteUrl + withoutPoint(path))
  // Google assumes that a product without a condition is new.
  if (price === undefined || image === undefined || isNew === undefined) return undefined
  return {
    'g:id': id.length <= MAX_ID_LENGTH ? id : createHash('sha256').update(id).digest('hex').slice(0, MAX_ID_LENGTH),
    'g:title': name,
    'g:description': description || name,
    'g:link': siteUrl + vehicleHref(id),
    'g:image_link': image,
    ...(additionalImages.length > 0
      ? { 'g:additional_image_link': additionalImages.slice(0, MAX_ADDITIONAL_IMAGES) }
      : {}),
    'g:availability': inStock ? 'in_stock' : 'out_of_stock',
    'g:price': `${price.toFixed(2)} USD`,
    'g:condition': isNew ? 'new' : 'used',
    'g:brand': brand,
    // Carts have no GTIN.
    'g:identifier_exists': 'no',
    'g:google_product_category': GOLF_CARTS,
    'g:product_type': `Golf carts > ${brand} > ${category}`,
    // The dealer's Business Profile has this code for each location.
    ...(showroom ? { 'g:store_code': showroom } : {}),
    ...(typeof specifications.color === 'string' ? { 'g:color': specifications.color } : {}),
  }
}
