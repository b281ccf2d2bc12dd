import { listed } from '../../format/listed.ts'
import { offerFile } from '../files.ts'

// Each is undefined for a dealer without repairs.
const service = offerFile('service.yaml')

export const serviceWork = service?.work
/** What the shop does, in search results. */
export const serviceSummary = service?.summary ?? (service && listed(service.work.map(({ title }) => title)))
