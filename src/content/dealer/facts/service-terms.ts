import { dealerFile } from '../files.ts'

const service = dealerFile('service.yaml')

/** Starting rate for maintenance and battery services, in dollars per hour. */
export const serviceRatePerHour = service.dollarsPerHour
export const repairHours = service.repairHours

export const repairPromise = `Most repairs are completed within ${repairHours.from}-${repairHours.to} hours.`
