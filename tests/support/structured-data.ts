import { z } from 'zod'

type Node = Readonly<Record<string, unknown>>

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)
const present = (value: unknown): boolean => value !== undefined && value !== null && value !== '' && value !== 0
const absolute = z.url({ protocol: /^https?$/ })
const positive = z.number().positive()
const address = z.looseObject({ '@type': z.literal('PostalAddress') })

/** The properties that Google's documentation requires of each type, and whether they are missing or wrong. */
const rules: Readonly<Record<string, (node: Node) => readonly (readonly [wrong: boolean, what: string])[]>> = {
  Product: ({ name, image, offers, review, aggregateRating }) => [
    [!present(name), 'name'],
    [!present(offers) && !present(review) && !present(aggregateRating), 'offers, review or aggregateRating'],
    [!z.array(absolute).min(1).safeParse(image).success, 'image'],
    [isNode(offers) && !present(offers.availability), 'availability of its offer'],
  ],
  Offer: ({ price, priceCurrency }) => [
    [!positive.safeParse(price).success, 'price'],
    [!present(priceCurrency), 'priceCurrency'],
  ],
  AggregateRating: ({ ratingValue, ratingCount, reviewCount }) => [
    [!present(ratingValue), 'ratingValue'],
    [!present(ratingCount) && !present(reviewCount), `a count for ${ratingValue}`],
  ],
  Review: ({ author, reviewRating }) => [[!present(author) || !present(reviewRating), 'author or reviewRating']],
  FAQPage: ({ mainEntity }) => [[!z.array(z.looseObject({})).min(1).safeParse(mainEntity).success, 'questions']],
  Question: ({ name, acceptedAnswer }) => [[!present(name) || !isNode(acceptedAnswer), 'name or acceptedAnswer']],
  Answer: ({ text }) => [[!present(text), 'text']],
  ListItem: ({ position, name, item }) => [
    [!present(position) || !present(name) || !absolute.safeParse(item).success, 'position, name or item'],
  ],
  AutoDealer: business,
  LocalBusiness: business,
  AutoRental: business,
}

function business({ '@id': id, '@type': _, name, ...rest }: Node) {
  const isReference = present(id) && Object.keys(rest).length === 0
  return [[!isReference && (!present(name) || !address.safeParse(rest.address).success), 'name or address']] as const
}

/** What search engines reject in a page's JSON-LD, such as `Product: offers, review or aggregateRating`. */
export function refusals(nodes: readonly unknown[]): readonly string[] {
  return nodes.flatMap((node) => refusalsOf(node, 'JSON-LD'))
}

function refusalsOf(value: unknown, name: string): readonly string[] {
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return [`${name} is empty`]
  if (Array.isArray(value)) return value.flatMap((each) => refusalsOf(each, name))
  if (!isNode(value)) return []
  const type = z.string().catch('').parse(value['@type'])
  return [
    ...(rules[type]?.(value) ?? []).flatMap(([wrong, what]) => (wrong ? [`${type}: ${what}`] : [])),
    ...Object.entries(value).flatMap(([key, each]) => refusalsOf(each, `${type}.${key}`)),
  ]
}
