/** Starting rate for maintenance and battery services, in dollars per hour. */
export const serviceRatePerHour = 155
export const repairHours = { from: 24, to: 48 } as const

export const repairPromise = `Most repairs are completed within ${repairHours.from}-${repairHours.to} hours.`
