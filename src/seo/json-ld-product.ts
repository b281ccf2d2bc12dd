import type { Product, WithContext } from 'schema-dts'
import { ratings, structuredDataReturnDays } from '../dealer/facts/structured-data.ts'
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
  readonly isNew: boolean
  readonly features: readonly string[]
  readonly specs: Readonly<Record<string, string | number>>
  readonly path: string
  readonly seller: string
  /** Ids of the showrooms where it can be had. */
  readonly availableAt?: readonly string[]
  readonly reviews?: readonly ReviewFacts[]
}

/** The return window is that of product.md 9.6 for structured data, not the return policy's: see the register of conflicts. */
export const product = (siteUrl: string, facts: ProductFacts): WithContext<Product> => ({
  '@context': context,
  '@type': 'Product',
  '@id': `${siteUrl}${facts.path}#product`,
  sku: facts.id,
  name: facts.name,
  description: facts.description,
  brand: { '@type': 'Brand', name: facts.brand },
  model: facts.model,
  image: facts.images.map((image) => new URL(image, siteUrl).href),
  additionalProperty: [
    ...Object.entries(facts.specs).map(([name, value]) => ({ '@type': 'PropertyValue' as const, name, value })),
    ...facts.features.map((value) => ({ '@type': 'PropertyValue' as const, name: 'Feature', value })),
  ],
  ...aggregateRating(ratings?.vehicle),
  ...(facts.reviews?.length ? { review: facts.reviews.map(review) } : {}),
  ...offer(siteUrl, facts),
})

function offer(siteUrl: string, { price, inStock, isNew, path, seller, availableAt = [] }: ProductFacts) {
  if (price === undefined) return {}
  return {
    offers: {
      '@type': 'Offer',
      url: siteUrl + path,
      price,
      priceCurrency: 'USD',
      availability: inStock ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
      itemCondition: isNew ? 'https://schema.org/NewCondition' : 'https://schema.org/UsedCondition',
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
