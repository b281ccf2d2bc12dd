import { createIsomorphicFn } from '@tanstack/react-start'
import { drawingOf } from './maps.server.ts'

/**
 * The drawing for the first HTML. In the browser it is empty: React keeps what the server sent, so
 * that no drawing costs a page its script.
 */
export const firstDrawing = createIsomorphicFn()
  .server((name: string): string => drawingOf(name))
  .client((_name: string): string => '')

/** The drawing for a page that the browser went to by itself. */
export const loadDrawing = createIsomorphicFn()
  .server(async (name: string): Promise<string> => drawingOf(name))
  .client(async (name: string): Promise<string> => (await import('./map-files.ts')).loadMapFile(name))
