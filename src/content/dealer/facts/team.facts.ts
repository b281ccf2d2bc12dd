import { dealerFile } from '../reading/dealer-files.ts'

/** Leaves out email addresses, which no page may show. */
export const team = dealerFile('team.yaml').team.map(({ staffEmail: _, ...member }) => member)
