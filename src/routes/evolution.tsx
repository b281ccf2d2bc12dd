import { createFileRoute } from '@tanstack/react-router'
import { loadBrandStock } from '../catalogue/model-stock.functions.ts'
import { evolution } from '../content/models/evolution.ts'
import { BrandPage } from '../features/brands/brand-page.tsx'

export const Route = createFileRoute('/evolution')({
  loader: () => loadBrandStock(evolution),
  // Imported on demand, or the first script of every page would contain this brand's content.
  head: async ({ match }) => {
    const [{ brandHead }, { evolution }] = await Promise.all([
      import('../features/brands/brand-head.ts'),
      import('../content/models/evolution.ts'),
    ])
    return brandHead(evolution, match.context.siteUrl)
  },
  component: Evolution,
})

function Evolution() {
  return <BrandPage brand={evolution} stock={Route.useLoaderData()} />
}
