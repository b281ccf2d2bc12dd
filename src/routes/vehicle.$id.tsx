import { createFileRoute } from '@tanstack/react-router'
import { vehicleOrNotFound } from '../catalogue/vehicles.functions.ts'
import { VehiclePage } from '../features/vehicle/vehicle-page.tsx'
import { VehicleNotFound, VehicleSkeleton } from '../features/vehicle/vehicle-states.tsx'

export const Route = createFileRoute('/vehicle/$id')({
  loader: ({ params }) => vehicleOrNotFound(params.id),
  head: async ({ loaderData, match }) =>
    (await import('../features/vehicle/vehicle-head.ts')).vehicleHead(loaderData, match.context.siteUrl),
  pendingMs: 0,
  pendingMinMs: 0,
  pendingComponent: VehicleSkeleton,
  notFoundComponent: VehicleNotFound,
  component: Vehicle,
})

function Vehicle() {
  return <VehiclePage vehicle={Route.useLoaderData()} />
}
