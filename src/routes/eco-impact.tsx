import { createFileRoute } from '@tanstack/react-router'
import { EcoPage } from '../features/eco/eco-page.tsx'
import { readEcoSearch } from '../features/eco/search.ts'
import { heroPicture } from '../frame/hero-picture.ts'

export const Route = createFileRoute('/eco-impact')({
  validateSearch: readEcoSearch,
  head: async ({ match }) => (await import('../features/eco/eco-head.ts')).ecoHead(match.context.siteUrl),
  component: EcoImpact,
})

function EcoImpact() {
  return <EcoPage search={Route.useSearch()} picture={heroPicture('/eco-impact')} />
}
