import { createFileRoute } from '@tanstack/react-router'
import { EcoPage } from '../features/eco/eco-page.tsx'
import { heroPicture } from '../frame/hero-picture.ts'

export const Route = createFileRoute('/eco-impact')({
  head: async ({ match }) => (await import('../features/eco/eco-head.ts')).ecoHead(match.context.siteUrl),
  component: EcoImpact,
})

function EcoImpact() {
  return <EcoPage query={Route.useSearch()} picture={heroPicture('/eco-impact')} />
}
