import { createIsomorphicFn } from '@tanstack/react-start'
import { townNotes } from '../content/town-notes.ts'
import type { TownSlug } from '../content/towns.ts'

/** A town's own paragraph. A page carries its own; all forty are fetched only by a browser that goes on to another town. */
export const loadTownNote = createIsomorphicFn()
  .server(async (slug: TownSlug): Promise<string> => townNotes[slug])
  .client(async (slug: TownSlug): Promise<string> => (await import('../content/town-notes.ts')).townNotes[slug])
