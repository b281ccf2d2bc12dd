import { dealerFile } from '../files.ts'

/** Without their mail addresses, which no page may carry. */
export const team = dealerFile('team.yaml').team.map(({ staffEmail: _, ...member }) => member)
