/**
 * What links of this site write into addresses: a visitor's choice on a page that is canonical without it. `page` of a long
 * list is none, and neither are the parameters of a campaign.
 */
export const choices = [
  ...['town', 'topic', 'vehicle', 'carts', 'cart', 'rates', 'estimate'],
  ...['search', 'seats', 'brand', 'price', 'category', 'condition', 'stock', 'lifted', 'cargo', 'street-legal', 'sort'],
] as const

const choice = new RegExp(`[?&](?:${choices.join('|')})=`)

export const isChoice = (href: string): boolean => choice.test(href)
