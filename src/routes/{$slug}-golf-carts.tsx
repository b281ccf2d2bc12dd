import { createFileRoute } from '@tanstack/react-router'
import { TownNotFound } from '../domain/towns/town-not-found.tsx'
import { TownPage } from '../features/towns/town-page.tsx'
import { townOrNotFound } from '../features/towns/towns.functions.ts'

export const Route = createFileRoute('/{$slug}-golf-carts')({
  loader: ({ params }) => townOrNotFound(params.slug),
  head: ({ loaderData, match }) =>
    import('../features/towns/town-head.ts').then((heads) => heads.townHead(loaderData, match.context.siteUrl)),
  notFoundComponent: TownNotFound,
  component: TownSales,
})

function TownSales() {
  return <TownPage sales={Route.useLoaderData()} />
}
