import { createFileRoute } from '@tanstack/react-router'
import { postContact } from '../features/contact/contact-api.server.ts'
import { methodNotAllowed } from '../http/responses.server.ts'

export const Route = createFileRoute('/api/contact')({
  server: {
    handlers: {
      POST: ({ request }) => postContact(request),
      ANY: () => methodNotAllowed(['POST']),
    },
  },
})
