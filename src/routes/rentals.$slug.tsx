import { createFileRoute, notFound } from '@tanstack/react-router'
import { TownNotFound } from '../domain/towns/town-not-found.tsx'
import { loadTownRental } from '../features/rentals/town-rental.functions.ts'
import { TownRentalPage } from '../features/rentals/town-rental-page.tsx'

export const Route = createFileRoute('/rentals/$slug')({
  loader: async ({ params }) => {
    const rental = await loadTownRental(params.slug)
    if (rental) return rental
    await TownNotFound.load()
    throw notFound()
  },
  head: ({ loaderData, match }) =>
    import('../features/rentals/rentals-head.ts').then((heads) =>
      heads.townRentalHead(loaderData, match.context.siteUrl),
    ),
  notFoundComponent: TownNotFound,
  component: TownRental,
})

function TownRental() {
  return <TownRentalPage rental={Route.useLoaderData()} />
}
