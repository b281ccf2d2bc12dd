import type { RoadRule } from '../town.ts'
import { townFile } from '../town-file.ts'

/** What the dealer has read in a municipality's own code. Visitors of every other town are sent to its clerk. */
export const townRoadRules: Readonly<Record<string, RoadRule>> = townFile().roadRules
