import { createFileRoute } from '@tanstack/react-router'
import { RentalsPage } from '../features/rentals/rentals-route.ts'

export const Route = createFileRoute('/rentals/')({
  loader: () => RentalsPage.load(),
  head: async ({ match }) => (await import('../features/rentals/rentals-head.ts')).rentalsHead(match.context.siteUrl),
  component: RentalsPage,
})
