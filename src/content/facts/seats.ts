/** The inventory can be narrowed to these. */
export const seatsOnOffer = [2, 4, 6, 8] as const

/** The cart shown for each of them in the inventory's line-up, drawn from the side. */
export const lineUpCarts = {
  2: 'club-car-tempo-2',
  4: 'denago-ev-city',
  6: 'denago-rover',
  8: 'swift-ev-8',
} as const satisfies Record<(typeof seatsOnOffer)[number], string>
