/** Dollars an hour: maintenance and battery services start here. */
export const serviceRatePerHour = 155
export const repairHours = { from: 24, to: 48 } as const

export const repairPromise = `Most repairs are completed within ${repairHours.from}-${repairHours.to} hours.`
