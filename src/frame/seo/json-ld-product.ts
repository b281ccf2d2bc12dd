import type { Product, WithContext } from 'schema-dts'
import { ratings, structuredDataReturnDays } from '../../content/dealer/facts/structured-data.facts.ts'
import { withoutPoint } from '../../ui/picture-address.ts'
import { aggregateRating, context, type ReviewFacts, review } from './json-ld.ts'

type ProductFacts = {
  readonly id: string
  readonly name: string
  readonly brand: string
  readonly model: string
  readonly description: string
  /** Paths on this site or full addresses. */
  readonly images: readonly string[]
  /** US dollars; undefined when the price is on request. */
  readonly price: number | undefined
  readonly inStock: boolean
  /** Undefined when it isn't known. */
  readonly isNew?: boolean | undefined
  readonly features: readonly string[]
  readonly specs: Readonly<Record<string, string | number>>
  readonly path: string
  readonly seller: string
  /** Ids of the showrooms where it is available. */
  readonly availableAt?: readonly string[]
  readonly reviews?: readonly ReviewFacts[]
}

/**
 * Google refuses a product without an offer, a review or a rating, and an offer without a picture, so a cart without a picture, or without any of those three, has no product data. The return window is that of product.md 9.6 for structured data, not the return policy's: see the register of conflicts.
 */
export function product(siteUrl: string, facts: ProductFacts): readonly WithContext<Product>[] {
  const { id, name, brand, model, description, specs, features, path, images, reviews = [] } = facts
  const isRated = ratings.vehicle?.count !== undefined || reviews.length > 0
  if (images.length === 0 || !(facts.price || isRated)) return []
  const properties = [
    ...Object.entries(specs).map(([name, value]) => ({ '@type': 'PropertyValue' as const, name, value })),
    ...features.map((value) => ({ '@type': 'PropertyValue' as const, name: 'Feature', value })),
  ]
  const node: WithContext<Product> = {
    '@context': context,
    '@type': 'Product',
    '@id': `${siteUrl}${path}#product`,
    sku: id,
    name,
    ...(description && { description }),
    brand: { '@type': 'Brand', name: brand },
    ...(model && { model }),
    image: images.map((image) => new URL(withoutPoint(image), siteUrl).href),
    ...(properties.length > 0 && { additionalProperty: properties }),
    ...aggregateRating(ratings.vehicle),
    ...(reviews.length > 0 && { review: reviews.map(review) }),
    ...offer(siteUrl, facts),
  }
  return [node]
}

function offer(siteUrl: string, { price, inStock, isNew, path, seller, availableAt = [] }: ProductFacts) {
  if (!price) return {}
  return {
    offers: {
      '@type': 'Offer',
      url: siteUrl + path,
      price,
      priceCurrency: 'USD',
      availability: inStock ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
      ...(isNew !== undefined && { itemCondition: `https://schema.org/${isNew ? 'New' : 'Used'}Condition` as const }),
      seller: { '@type': 'AutoDealer', '@id': seller },
      ...(availableAt.length > 0
        ? { availableAtOrFrom: availableAt.map((id) => ({ '@type': 'AutoDealer' as const, '@id': id })) }
        : {}),
      hasMerchantReturnPolicy: {
        '@type': 'MerchantReturnPolicy',
        applicableCountry: 'US',
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        merchantReturnDays: structuredDataReturnDays,
        returnMethod: 'https://schema.org/ReturnInStore',
        returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
      },
    },
  } as const
}
