import { createFileRoute } from '@tanstack/react-router'
import { loadBrandStock } from '../catalogue/model-stock.functions.ts'
import { denago } from '../content/models/denago.ts'
import { BrandPage } from '../features/brands/brand-page.tsx'

export const Route = createFileRoute('/denago')({
  loader: () => loadBrandStock(denago),
  // Imported on demand, or the first script of every page would contain this brand's content.
  head: async ({ match }) => {
    const [{ brandHead }, { denago }] = await Promise.all([
      import('../features/brands/brand-head.ts'),
      import('../content/models/denago.ts'),
    ])
    return brandHead(denago, match.context.siteUrl)
  },
  component: Denago,
})

function Denago() {
  return <BrandPage brand={denago} stock={Route.useLoaderData()} />
}
