import { createFileRoute } from '@tanstack/react-router'
import { ThankYouPage } from '../features/contact/thank-you-route.ts'

export const Route = createFileRoute('/thank-you')({
  loader: () => ThankYouPage.load(),
  head: async ({ match }) => (await import('../features/contact/contact-heads.ts')).thankYouHead(match.context.siteUrl),
  component: ThankYouPage,
})
