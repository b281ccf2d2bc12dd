import { createFileRoute } from '@tanstack/react-router'
import { RentalsPage } from '../features/rentals/rentals-page.tsx'

export const Route = createFileRoute('/rentals/')({
  head: async ({ match }) => (await import('../features/rentals/rentals-head.ts')).rentalsHead(match.context.siteUrl),
  component: RentalsPage,
})
