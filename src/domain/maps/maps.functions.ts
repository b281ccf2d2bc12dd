import { createIsomorphicFn } from '@tanstack/react-start'
import { drawingOf } from './maps.server.ts'

/** Empty in the browser, where React keeps the server's markup, so pages need no JavaScript for maps. */
export const firstDrawing = createIsomorphicFn()
  .server((name: string): string => drawingOf(name))
  .client((_name: string): string => '')

/** Loads the drawing for a page reached by client-side navigation. */
export const loadDrawing = createIsomorphicFn()
  .server(async (name: string): Promise<string> => drawingOf(name))
  .client(async (name: string): Promise<string> => (await import('./map-files.ts')).loadMapFile(name))
