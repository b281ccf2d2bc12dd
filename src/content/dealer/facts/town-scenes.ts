import type { TownScene } from '../schema/town.ts'
import { townFile } from '../town-file.ts'

/** Which kind of country a town lies in, so that its picture shows no other. */
export const townScenes: Readonly<Record<string, TownScene>> = townFile().scenes
