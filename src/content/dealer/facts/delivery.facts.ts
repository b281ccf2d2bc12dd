import { dealerFile } from '../reading/dealer-files.ts'

const { freeMiles, perMile, carts } = dealerFile('delivery.yaml')

/** Free up to `freeMiles` from the showroom, then `perMile` dollars for each mile beyond. */
export const rentalDelivery = { freeMiles, perMile }

/** Delivery of purchased carts. Rentals have their own rule, with the same price per mile. */
export const cartDelivery = { ...carts, perMileBeyondZone: perMile, zoneMiles: freeMiles }
