import handler, { createServerEntry } from '@tanstack/react-start/server-entry'
import { pageError } from './content/pages/page-error.ts'
import { jsonError } from './http/responses.server.ts'
import { prerenderWith } from './http/serve.server.ts'
import { handleOperations } from './platform/operations.server.ts'

/** What answers a request, in development and behind the delivery of pages in production. */
const entry = createServerEntry({
  fetch: async (request, options) => {
    const answer = (await handleOperations(request)) ?? (await handler.fetch(request, options))
    // What a handler of the API or of a feed threw: the framework answers in words of its own, and has logged it.
    const unforeseen = answer.status === 500 && !answer.headers.get('content-type')?.startsWith('text/html')
    return unforeseen ? jsonError(500, pageError.sentence) : answer
  },
})

export default entry
/** For the build: see bin/prerender.ts. */
export const prerenderPages = (directory: string): Promise<number> => prerenderWith(entry.fetch, directory)
export { serve } from './http/serve.server.ts'
