/** The items whose key an earlier item already has. */
export const repeated = <Item>(items: readonly Item[], keyOf: (item: Item) => string): readonly Item[] =>
  items.filter((item, index) => items.findIndex((other) => keyOf(other) === keyOf(item)) < index)
