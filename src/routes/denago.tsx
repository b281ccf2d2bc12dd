import { createFileRoute } from '@tanstack/react-router'
import { loadBrandStock } from '../catalogue/model-stock.functions.ts'
import { denago } from '../content/models/denago.ts'
import { BrandPage } from '../features/brands/brand-page.tsx'
import { heroPicture } from '../frame/hero-picture.ts'

export const Route = createFileRoute('/denago')({
  loader: () => loadBrandStock(denago),
  head: async ({ match }) =>
    (await import('../features/brands/brand-head.ts')).brandHead(denago, match.context.siteUrl),
  component: Denago,
})

function Denago() {
  return <BrandPage brand={denago} stock={Route.useLoaderData()} heroPicture={heroPicture('denago')} />
}
