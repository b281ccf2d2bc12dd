import { createFileRoute } from '@tanstack/react-router'
import { stockTotal } from '../domain/catalogue/stock-size.functions.ts'
import { HomePage } from '../features/home/home-page.tsx'
import { loadHomeStock } from '../features/home/home-stock.functions.ts'

export const Route = createFileRoute('/')({
  loader: async () => ({ stock: await loadHomeStock(), total: await stockTotal() }),
  headers: ({ loaderData }): Record<string, string> => {
    const expires = loaderData?.stock.zeroPercent.expires
    return expires ? { expires } : {}
  },
  head: ({ match }) => import('../features/home/home-head.ts').then((heads) => heads.homeHead(match.context.siteUrl)),
  component: Home,
})

function Home() {
  const { stock, total } = Route.useLoaderData()
  return <HomePage stock={stock} total={total} />
}
