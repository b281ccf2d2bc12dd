import { listed } from '../../format/join-names.ts'
import { offerFile } from '../reading/dealer-files.ts'

// Each is undefined for a dealer without repairs.
const service = offerFile('service.yaml')

export const serviceWork = service?.work
/** Describes the shop's work in search results. */
export const serviceSummary = service?.summary ?? (service && listed(service.work.map(({ title }) => title)))
