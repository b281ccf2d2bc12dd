import { createFileRoute } from '@tanstack/react-router'
import { postContact } from '../features/contact/contact-api.server.ts'

export const Route = createFileRoute('/api/contact')({
  server: {
    handlers: {
      POST: ({ request }) => postContact(request),
    },
  },
})
