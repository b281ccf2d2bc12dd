import { townFile } from '../reading/read-towns.ts'
import type { Town } from '../schema/town.ts'

const file = townFile()

/** In the order of towns.csv. */
export const towns: readonly Town[] = file.towns

/** Slugs under /towns/ that show another town's page. */
export const townAliases: Readonly<Record<string, string>> = file.aliases
