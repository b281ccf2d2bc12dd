import type { Vehicle } from '../../catalogue/vehicle.ts'
import { CloseUps } from './close-ups.tsx'
import { ConditionReport } from './condition-report.tsx'
import { NotListed } from './not-listed.tsx'
import { Charging, RoadEquipment } from './ownership-facts.tsx'
import { specificationRows, unlistedSpecifications } from './specifications.ts'
import { VehicleFacts } from './vehicle-facts.tsx'
import type { CloseUp } from './vehicle-view.ts'

/** Static: pages keep it as served. */
export const VehicleDetails = ({ vehicle, closeUps }: { vehicle: Vehicle; closeUps: readonly CloseUp[] }) => (
  <>
    <CloseUps vehicle={vehicle} closeUps={closeUps} />
    {vehicle.isNew ? null : <ConditionReport vehicle={vehicle} close={closeUps.length === 0} />}
    <VehicleFacts
      features={vehicle.features}
      heading="Specifications"
      specifications={specificationRows(vehicle.specifications)}
      charging={<Charging vehicle={vehicle} />}
      notListed={<NotListed id={vehicle.id} labels={unlistedSpecifications(vehicle)} />}
      road={<RoadEquipment vehicle={vehicle} />}
    />
  </>
)
