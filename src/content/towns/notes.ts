import { newJerseyNotes } from './notes-new-jersey.ts'
import { pennsylvaniaNotes } from './notes-pennsylvania.ts'
import type { TownSlug } from './towns.ts'

export const townNotes: Readonly<Record<TownSlug, string>> = {
  ...newJerseyNotes,
  ...pennsylvaniaNotes,
}
