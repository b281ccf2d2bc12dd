import { townFile } from '../reading/read-towns.ts'
import type { TownScene } from '../schema/town.schema.ts'

/** The kind of landscape around a town, which the town's picture shows. */
export const townScenes: Readonly<Record<string, TownScene>> = townFile().scenes
