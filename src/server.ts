import handler, { createServerEntry } from '@tanstack/react-start/server-entry'
import { prerenderWith } from './delivery/serve.server.ts'
import { handleOperations } from './platform/operations.server.ts'

/** What answers a request, in development and behind the delivery of pages in production. */
const entry = createServerEntry({
  fetch: async (request, options) => (await handleOperations(request)) ?? handler.fetch(request, options),
})

export default entry
/** For the build: see bin/prerender.ts. */
export const prerenderPages = (directory: string): Promise<number> => prerenderWith(entry.fetch, directory)
export { serve } from './delivery/serve.server.ts'
