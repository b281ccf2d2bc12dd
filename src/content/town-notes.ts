import { newJerseyNotes } from './town-notes-new-jersey.ts'
import { pennsylvaniaNotes } from './town-notes-pennsylvania.ts'
import type { TownSlug } from './towns.ts'

export const townNotes: Readonly<Record<TownSlug, string>> = {
  ...newJerseyNotes,
  ...pennsylvaniaNotes,
}
