import { repairPromise, serviceRatePerHour } from './facts/service-terms.ts'

if (repairPromise === undefined || serviceRatePerHour === undefined) throw new Error('dealer.yaml offers no service')

/** For the page of services, which a dealer without them never loads. */
export const serviceTerms = { ratePerHour: serviceRatePerHour, repairPromise }
