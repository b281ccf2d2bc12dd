import { createFileRoute } from '@tanstack/react-router'
import { readPaymentSearch } from '../domain/catalogue/finance/payment-search.ts'
import { VehicleNotFound } from '../features/vehicle/vehicle-gone.tsx'
import { loadVehiclePage } from '../features/vehicle/vehicle-loader.ts'
import { VehicleScreen } from '../features/vehicle/vehicle-screen.tsx'
import { readVehicleSearch, vehicleHeaders } from '../features/vehicle/vehicle-search.ts'
import { VehicleSkeleton } from '../features/vehicle/vehicle-skeleton.tsx'

export const Route = createFileRoute('/vehicles/$id')({
  // Leaves out the skeleton, which would otherwise load separately and appear after the footer.
  codeSplitGroupings: [['loader', 'component', 'notFoundComponent', 'errorComponent']],
  validateSearch: readVehicleSearch,
  // Leaves out the town: the browser applies a new one without reloading the page.
  loaderDeps: ({ search }) => readPaymentSearch(search),
  loader: ({ params, location, deps }) => loadVehiclePage({ params, location, deps }),
  shouldReload: ({ cause }) => (cause === 'stay' ? false : undefined),
  headers: ({ match, loaderData }) => vehicleHeaders(match.search, loaderData?.financed?.zero?.expires),
  head: ({ loaderData, match }) =>
    import('../features/vehicle/vehicle-head.ts').then((heads) =>
      heads.vehicleViewHead(loaderData?.view, match.context.siteUrl, match.search),
    ),
  pendingMs: 0,
  pendingMinMs: 0,
  pendingComponent: VehicleSkeleton,
  notFoundComponent: VehicleNotFound,
  component: Vehicle,
})

function Vehicle() {
  return <VehicleScreen {...Route.useLoaderData()} town={Route.useSearch().town} />
}
