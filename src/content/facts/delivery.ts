/** Free up to `freeMiles` from the showroom, then `perMile` dollars for each mile beyond. */
export const rentalDelivery = { freeMiles: 10, perMile: 6 } as const

/** Delivery of carts sold (product.md 9.5). Rentals have their own rule, with the same price per mile. */
export const cartDelivery = {
  freeFromPurchase: 5000,
  perMileBeyondZone: rentalDelivery.perMile,
  zoneMiles: rentalDelivery.freeMiles,
  fees: { rush: 50, whiteGlove: 150, sameDayCancel: 75, missed: 100 },
  sameDayCutoff: '2 PM',
  windowHours: 2,
  accessFeet: 8,
  clearanceFeet: 10,
  abandonedAfterDays: 30,
} as const
