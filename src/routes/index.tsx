import { createFileRoute } from '@tanstack/react-router'
import { loadModelStock } from '../catalogue/model-stock.functions.ts'
import { featuredModels } from '../content/models/featured.ts'
import { HomePage } from '../features/home/home-page.tsx'

export const Route = createFileRoute('/')({
  loader: () => loadModelStock(featuredModels.map(({ id }) => id)),
  head: async ({ match }) => (await import('../features/home/home-head.ts')).homeHead(match.context.siteUrl),
  component: Home,
})

function Home() {
  return <HomePage stock={Route.useLoaderData()} />
}
