import { dealerFile } from '../reading/dealer-files.ts'

/** Ids of the carts that the home page shows first while they are in stock. */
export const { featured: featuredIds } = dealerFile('dealer.yaml')
