/** Those that have the same key as one before them. */
export const repeated = <Item>(items: readonly Item[], keyOf: (item: Item) => string): readonly Item[] =>
  items.filter((item, index) => items.findIndex((other) => keyOf(other) === keyOf(item)) < index)
