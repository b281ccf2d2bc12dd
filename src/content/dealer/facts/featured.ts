import { dealerFile } from '../files.ts'

/** Ids of the first carts on the home page, while in stock. */
export const { featured: featuredIds } = dealerFile('dealer.yaml')
