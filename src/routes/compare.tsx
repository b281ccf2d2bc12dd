import { createFileRoute } from '@tanstack/react-router'
import { AddressTown } from '../domain/towns/address-town.ts'
import { loadComparison } from '../features/compare/compare.functions.ts'
import { ComparePage } from '../features/compare/compare-page.tsx'

export const Route = createFileRoute('/compare')({
  // Keeps the values as they are, or the router would redirect the address of a form sent without scripts to another spelling.
  validateSearch: ({ carts, town, left, right }: Record<string, unknown>) => ({ carts, town, left, right }),
  loaderDeps: ({ search: { carts, town } }) => ({ carts, town }),
  loader: ({ deps }) => loadComparison(deps),
  head: ({ match }) =>
    import('../features/compare/compare-head.ts').then((heads) => heads.compareHead(match.context.siteUrl)),
  component: Compare,
})

function Compare() {
  const { left, right } = Route.useSearch()
  const view = Route.useLoaderData()
  return (
    <AddressTown value={view.town}>
      <ComparePage view={view} left={left} right={right} />
    </AddressTown>
  )
}
