import { dealerFile } from '../dealer-files.ts'

/** Leaves out mail addresses, which no page may show. */
export const team = dealerFile('team.yaml').team.map(({ staffEmail: _, ...member }) => member)
