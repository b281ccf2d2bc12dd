import { createFileRoute } from '@tanstack/react-router'
import { jsonError } from '../server/http/responses.server.ts'

export const Route = createFileRoute('/api/$')({
  server: { handlers: { ANY: () => jsonError(404, 'There is no such address in this API.') } },
})
