import { createFileRoute } from '@tanstack/react-router'
import { VehicleScreen } from '../features/vehicle/vehicle-screen.tsx'
import { VehicleNotFound, VehicleSkeleton } from '../features/vehicle/vehicle-states.tsx'
import { loadVehicleView } from '../features/vehicle/vehicle-view.functions.ts'

export const Route = createFileRoute('/vehicles/$id')({
  loader: ({ params, location }) => loadVehicleView({ idOrAlias: params.id, href: location.href }),
  head: async ({ loaderData, match }) =>
    (await import('../features/vehicle/vehicle-head.ts')).vehicleViewHead(loaderData, match.context.siteUrl),
  pendingMs: 0,
  pendingMinMs: 0,
  pendingComponent: VehicleSkeleton,
  notFoundComponent: VehicleNotFound,
  component: Vehicle,
})

function Vehicle() {
  return <VehicleScreen view={Route.useLoaderData()} />
}
