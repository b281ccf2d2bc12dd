import { createFileRoute } from '@tanstack/react-router'
import { EvolutionPage } from '../features/brands/evolution-page.tsx'
import { heroPicture } from '../frame/hero-picture.ts'

export const Route = createFileRoute('/evolution')({
  head: async ({ match }) =>
    (await import('../features/brands/brand-heads.ts')).brandHead('evolution', match.context.siteUrl),
  component: Evolution,
})

function Evolution() {
  return <EvolutionPage heroPicture={heroPicture('evolution')} />
}
