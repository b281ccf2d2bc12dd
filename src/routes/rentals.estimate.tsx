import { createFileRoute } from '@tanstack/react-router'
import { readEstimateSearch } from '../domain/rentals/estimate-search.ts'
import { loadFullDays } from '../domain/rentals/full-days.functions.ts'
import { EstimatePage } from '../features/rentals/estimate-page.tsx'

export const Route = createFileRoute('/rentals/estimate')({
  validateSearch: readEstimateSearch,
  loaderDeps: ({ search }) => readEstimateSearch(search),
  // A browser that was served this page loads the calculation only after a change in the form.
  loader: async ({ deps }) => {
    const { estimateView } = await import('../features/rentals/estimate-view.ts')
    const full = loadFullDays(deps)
    // In the browser, the total doesn't wait for the list of fully booked days.
    return { search: deps, view: estimateView(deps, new Date()), full: import.meta.env.SSR ? await full : full }
  },
  headers: ({ loaderData }): Record<string, string> =>
    loaderData?.view.expires ? { expires: loaderData.view.expires } : {},
  head: ({ match }) =>
    import('../features/rentals/rentals-head.ts').then((heads) =>
      heads.estimateHead(match.context.siteUrl, match.search),
    ),
  component: Estimate,
})

function Estimate() {
  return <EstimatePage {...Route.useLoaderData()} />
}
