import type { TownScene } from '../schema/town.ts'
import { townFile } from '../town-file.ts'

/** The kind of country that a town lies in, which its picture shows. */
export const townScenes: Readonly<Record<string, TownScene>> = townFile().scenes
