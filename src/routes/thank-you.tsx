import { createFileRoute } from '@tanstack/react-router'
import { loadCartSummary } from '../features/contact/cart-summary.functions.ts'
import { ThankYouPage } from '../features/contact/thank-you-route.ts'

const MAX_ID_LENGTH = 80
const MAX_MISSING_LENGTH = 200

type Search = { vehicle?: string | undefined; missing?: string | undefined }

/** Invalid values become undefined; if they were left out, the router would keep them. */
const readSearch = ({ vehicle, missing }: Partial<Record<keyof Search, unknown>>): Search => ({
  vehicle: typeof vehicle === 'string' ? vehicle.slice(0, MAX_ID_LENGTH) : undefined,
  missing: typeof missing === 'string' ? missing.slice(0, MAX_MISSING_LENGTH) : undefined,
})

export const Route = createFileRoute('/thank-you')({
  validateSearch: readSearch,
  loaderDeps: ({ search }) => readSearch(search),
  loader: async ({ deps }) => {
    const [cart] = await Promise.all([loadCartSummary(deps), ThankYouPage.load()])
    return { cart, missing: deps.missing ?? '' }
  },
  head: ({ match }) =>
    import('../features/contact/contact-heads.ts').then((heads) => heads.thankYouHead(match.context.siteUrl)),
  component: ThankYou,
})

function ThankYou() {
  const { cart, missing } = Route.useLoaderData()
  return <ThankYouPage cart={cart} missing={missing} />
}
