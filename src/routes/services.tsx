import { createFileRoute } from '@tanstack/react-router'
import { ServicesPage } from '../features/services/services-route.ts'

export const Route = createFileRoute('/services')({
  loader: () => ServicesPage.load(),
  head: ({ match }) =>
    import('../features/services/services-head.ts').then((heads) => heads.servicesHead(match.context.siteUrl)),
  component: () => <ServicesPage />,
})
