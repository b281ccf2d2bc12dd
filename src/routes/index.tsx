import { createFileRoute } from '@tanstack/react-router'
import { HomePage } from '../features/home/home-page.tsx'
import { loadHomeStock } from '../features/home/home-stock.functions.ts'

export const Route = createFileRoute('/')({
  loader: () => loadHomeStock(),
  head: async ({ match }) => (await import('../features/home/home-head.ts')).homeHead(match.context.siteUrl),
  component: Home,
})

function Home() {
  return <HomePage stock={Route.useLoaderData()} />
}
