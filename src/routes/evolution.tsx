import { createFileRoute } from '@tanstack/react-router'
import { keptBrandPage } from '../features/brands/brand-route.tsx'

// Imported on demand, or the entry script of every page would contain this brand's content.
const loadEvolution = async () => (await import('../content/models/evolution.ts')).evolution
const brandPage = keptBrandPage(loadEvolution)

export const Route = createFileRoute('/evolution')({
  loader: () => brandPage.loadWithStock(),
  head: async ({ match }) => {
    const [{ brandHead }, evolution] = await Promise.all([import('../features/brands/brand-head.ts'), loadEvolution()])
    return brandHead(evolution, match.context.siteUrl)
  },
  component: Evolution,
})

function Evolution() {
  return <brandPage.Page stock={Route.useLoaderData()} />
}
