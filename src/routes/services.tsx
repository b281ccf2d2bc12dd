import { createFileRoute } from '@tanstack/react-router'
import { ServicesPage } from '../features/services/services-route.ts'

export const Route = createFileRoute('/services')({
  loader: () => ServicesPage.load(),
  head: async ({ match }) =>
    (await import('../features/services/services-head.ts')).servicesHead(match.context.siteUrl),
  component: () => <ServicesPage />,
})
