import { createFileRoute } from '@tanstack/react-router'
import { ThankYouPage } from '../features/contact/thank-you-page.tsx'

export const Route = createFileRoute('/thank-you')({
  head: async ({ match }) => (await import('../features/contact/contact-heads.ts')).thankYouHead(match.context.siteUrl),
  component: ThankYouPage,
})
