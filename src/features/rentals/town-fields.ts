/** Ids of what shows a town on the rentals page, which device-town.ts looks for. */
export const townDeliveryIds = { select: 'rental-town', text: 'rental-town-delivery' }
export const datesTownId = 'dates-town'
