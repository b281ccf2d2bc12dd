import { createFileRoute } from '@tanstack/react-router'
import { TownNotFound } from '../area/town-not-found.tsx'
import { TownPage } from '../features/towns/town-page.tsx'
import { townOrNotFound } from '../features/towns/towns.functions.ts'
import { heroPicture } from '../frame/hero-picture.ts'

export const Route = createFileRoute('/{$slug}-golf-carts')({
  loader: ({ params }) => townOrNotFound(params.slug),
  head: async ({ loaderData, match }) =>
    (await import('../features/towns/town-head.ts')).townHead(loaderData?.place.town, match.context.siteUrl),
  notFoundComponent: TownNotFound,
  component: TownSales,
})

function TownSales() {
  const sales = Route.useLoaderData()
  return <TownPage sales={sales} picture={heroPicture(sales.place.town.slug)} />
}
