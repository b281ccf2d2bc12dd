import { dealerFile } from '../reading/dealer-files.ts'

/** Choices of the inventory's filter, whatever is in stock (product.md 5.2). In lower case. */
export const categoriesOnOffer: readonly string[] = dealerFile('dealer.yaml').categories.map((name) =>
  name.toLowerCase(),
)
