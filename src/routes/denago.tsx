import { createFileRoute } from '@tanstack/react-router'
import { keptBrandPage } from '../features/brands/brand-route.tsx'

// Imported on demand, or the entry script of every page would contain this brand's content.
const loadDenago = async () => (await import('../content/models/denago.ts')).denago
const brandPage = keptBrandPage(loadDenago)

export const Route = createFileRoute('/denago')({
  loader: () => brandPage.loadWithStock(),
  head: async ({ match }) => {
    const [{ brandHead }, denago] = await Promise.all([import('../features/brands/brand-head.ts'), loadDenago()])
    return brandHead(denago, match.context.siteUrl)
  },
  component: Denago,
})

function Denago() {
  return <brandPage.Page stock={Route.useLoaderData()} />
}
