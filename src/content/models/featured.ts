/** The home page's three carts in order (product.md 2.5), while in stock. The first id is as a dealer's system exports it. */
export const featuredIds = ['66a1f4c2e8b09d3571c4ae20', 'evolution-d6-max-xt4', 'denago-ev-city'] as const
