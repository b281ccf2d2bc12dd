import { repairPromise, serviceRatePerHour } from './facts/service-terms.facts.ts'
import { serviceSummary, serviceWork } from './facts/service-work.facts.ts'

if (!repairPromise || serviceRatePerHour === undefined || !serviceWork) throw new Error('dealer.yaml offers no service')

/** Facts for the services page, which a dealer without services never loads. */
export const serviceTerms = {
  ratePerHour: serviceRatePerHour,
  repairPromise,
  summary: serviceSummary,
  work: serviceWork,
}
