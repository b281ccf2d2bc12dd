import { createFileRoute } from '@tanstack/react-router'
import { RentalsPage } from '../features/rentals/rentals-route.ts'
import { findDeliveryTown } from '../rentals/delivery-towns.functions.ts'
import { readTownSlug } from '../rentals/town-slug.ts'

export const Route = createFileRoute('/rentals/')({
  validateSearch: ({ town }: Record<string, unknown>): { town?: string | undefined } => ({ town: readTownSlug(town) }),
  loaderDeps: ({ search: { town } }) => ({ town }),
  loader: async ({ deps }) => {
    await RentalsPage.load()
    return { town: await findDeliveryTown(deps.town) }
  },
  head: async ({ match }) => (await import('../features/rentals/rentals-head.ts')).rentalsHead(match.context.siteUrl),
  component: Rentals,
})

function Rentals() {
  return <RentalsPage town={Route.useLoaderData().town} />
}
