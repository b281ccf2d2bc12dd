import { offerFile } from '../reading/dealer-files.ts'

// Each is undefined for a dealer without repairs.
const service = offerFile('service.yaml')

/** Starting rate for maintenance and battery services, in dollars per hour. */
export const serviceRatePerHour = service?.dollarsPerHour
export const repairHours = service?.repairHours

export const repairPromise =
  repairHours && `Most repairs are completed within ${repairHours.from}-${repairHours.to} hours.`
