import { ModelPage } from './model-page.tsx'
import { VehiclePage } from './vehicle-page.tsx'
import { VehicleGone } from './vehicle-states.tsx'
import type { VehicleTools } from './vehicle-tools.ts'
import type { VehicleView } from './vehicle-view.ts'

/** The screen of a vehicle's address (product.md 2.7). */
export function VehicleScreen({ view, tools }: { view: VehicleView; tools: VehicleTools }) {
  switch (view.kind) {
    case 'vehicle':
      return <VehiclePage key={view.vehicle.id} {...view} tools={tools} />
    case 'model':
      return <ModelPage model={view.model} />
    case 'gone':
      return <VehicleGone similar={view.similar} />
  }
}
