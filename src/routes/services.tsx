import { createFileRoute } from '@tanstack/react-router'
import { ServicesPage } from '../features/services/services-page.tsx'
import { heroPicture } from '../frame/hero-picture.ts'

export const Route = createFileRoute('/services')({
  head: async ({ match }) =>
    (await import('../features/services/services-head.ts')).servicesHead(match.context.siteUrl),
  component: Services,
})

function Services() {
  return <ServicesPage picture={heroPicture('/services')} />
}
