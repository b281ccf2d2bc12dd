import { createFileRoute } from '@tanstack/react-router'
import { heroPicture } from '../content/dealer/hero-picture.ts'
import { EcoPage } from '../features/eco/eco-page.tsx'
import type { EcoQuery } from '../features/eco/eco-query.ts'

export const Route = createFileRoute('/eco-impact')({
  // The page parses the values, so that no other page loads the parser.
  validateSearch: ({ milesPerWeek, usageType, timeframe }: EcoQuery) => ({ milesPerWeek, usageType, timeframe }),
  head: ({ match }) => import('../features/eco/eco-head.ts').then((heads) => heads.ecoHead(match.context.siteUrl)),
  component: EcoImpact,
})

function EcoImpact() {
  return <EcoPage query={Route.useSearch()} picture={heroPicture('/eco-impact')} />
}
