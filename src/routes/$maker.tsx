import { createFileRoute } from '@tanstack/react-router'
import { makerAddresses } from '../content/dealer/facts/maker-addresses.facts.ts'
import { loadMakerPage, MakerScreen } from '../features/makers/maker-route.ts'

export const Route = createFileRoute('/$maker')({
  // Any other address is not found, as if this route didn't exist.
  params: { parse: ({ maker }) => makerAddresses.some(({ slug }) => slug === maker) && { maker } },
  loader: ({ params }) => loadMakerPage(params.maker),
  head: ({ params, match }) =>
    import('../features/makers/maker-head.ts').then((heads) => heads.makerHead(params.maker, match.context.siteUrl)),
  component: Maker,
})

function Maker() {
  return <MakerScreen slug={Route.useParams().maker} stock={Route.useLoaderData()} />
}
