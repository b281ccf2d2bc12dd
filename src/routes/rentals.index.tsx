import { createFileRoute } from '@tanstack/react-router'
import { RentalsPage } from '../features/rentals/rentals-route.ts'
import { useDeviceTown } from '../features/rentals/use-device-town.ts'
import { deviceTown, findDeliveryTown } from '../rentals/delivery-towns.functions.ts'
import { readTownSlug } from '../rentals/town-slug.ts'

export const Route = createFileRoute('/rentals/')({
  validateSearch: ({ town }: Record<string, unknown>): { town?: string | undefined } => ({ town: readTownSlug(town) }),
  loaderDeps: ({ search: { town } }) => ({ town }),
  loader: async ({ deps }) => {
    await RentalsPage.load()
    // A browser that opens the page itself shows the town of the device. Nothing is said of it in the address.
    return { town: await findDeliveryTown(deps.town ?? (await deviceTown())) }
  },
  head: async ({ match }) => (await import('../features/rentals/rentals-head.ts')).rentalsHead(match.context.siteUrl),
  component: Rentals,
})

function Rentals() {
  const { town } = Route.useLoaderData()
  useDeviceTown(town?.slug)
  return <RentalsPage town={town} />
}
