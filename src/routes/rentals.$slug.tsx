import { createFileRoute, notFound } from '@tanstack/react-router'
import { TownNotFound } from '../area/town-not-found.tsx'
import { loadTownNote } from '../area/town-notes.functions.ts'
import { findTown } from '../content/towns.ts'
import { TownRentalPage } from '../features/rentals/town-rental-page.tsx'
import { heroPicture } from '../frame/hero-picture.ts'

export const Route = createFileRoute('/rentals/$slug')({
  loader: async ({ params }) => {
    const town = findTown(params.slug)
    if (!town) throw notFound()
    return { town, note: await loadTownNote(town.slug) }
  },
  head: async ({ loaderData, match }) =>
    (await import('../features/rentals/rentals-head.ts')).townRentalHead(loaderData?.town, match.context.siteUrl),
  notFoundComponent: TownNotFound,
  component: TownRental,
})

function TownRental() {
  const { town, note } = Route.useLoaderData()
  return <TownRentalPage town={town} note={note} picture={heroPicture(`rentals/${town.slug}`)} />
}
