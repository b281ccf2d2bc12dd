import { createFileRoute } from '@tanstack/react-router'
import { hasPaymentSearch, readAnyPriceSearch } from '../domain/catalogue/finance/payment-search.ts'
import { loadFinancing } from '../features/financing/financing.functions.ts'
import { FinancingPage } from '../features/financing/financing-page.tsx'

export const Route = createFileRoute('/financing')({
  validateSearch: readAnyPriceSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ deps }) => {
    const view = await loadFinancing()
    if (!hasPaymentSearch(deps)) return { view, answer: undefined }
    const { monthlyPayment } = await import('../domain/catalogue/finance/monthly-payment.ts')
    return { view, answer: monthlyPayment(deps, { price: undefined, zero: view.zero }) }
  },
  // A page with a visitor's own input isn't cached anywhere, not even by a proxy.
  headers: ({ match, loaderData }): Record<string, string> => {
    if (hasPaymentSearch(match.search)) return { 'cache-control': 'no-store' }
    const expires = loaderData?.view.zero?.expires
    return expires ? { expires } : {}
  },
  head: ({ match }) =>
    import('../features/financing/financing-head.ts').then((heads) =>
      heads.financingHead(match.context.siteUrl, match.search),
    ),
  component: Financing,
})

function Financing() {
  return <FinancingPage {...Route.useLoaderData()} />
}
