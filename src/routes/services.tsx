import '../styles/services.css'
import { createFileRoute } from '@tanstack/react-router'
import { keepServed } from '../ui/keep-served.tsx'

const ServicesPage = keepServed(async () => (await import('../features/services/services-page.tsx')).ServicesPage)

export const Route = createFileRoute('/services')({
  loader: () => ServicesPage.load(),
  head: async ({ match }) =>
    (await import('../features/services/services-head.ts')).servicesHead(match.context.siteUrl),
  component: () => <ServicesPage />,
})
