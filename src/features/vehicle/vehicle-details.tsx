import { drawnSideView } from '../../domain/catalogue/picture-views.ts'
import type { Vehicle } from '../../domain/catalogue/vehicle.ts'
import { pictureAlt } from '../../domain/catalogue/vehicle-picture.tsx'
import { Picture } from '../../ui/picture.tsx'
import { CloseUps } from './close-ups.tsx'
import { ConditionReport } from './condition-report.tsx'
import { flawsOf } from './flaws.ts'
import { NotListed } from './not-listed.tsx'
import { Charging, RoadEquipment } from './ownership-facts.tsx'
import { ReturnNote } from './return-note.tsx'
import { specificationRows, unlistedSpecifications } from './specifications.ts'
import { Features, Specifications } from './vehicle-facts.tsx'
import type { CloseUp } from './vehicle-view.ts'

/** Static: pages keep it as served. */
export function VehicleDetails({ vehicle, closeUps }: { vehicle: Vehicle; closeUps: readonly CloseUp[] }) {
  const isMarked = !vehicle.isNew && flawsOf(vehicle).sideView !== undefined
  const side = isMarked ? undefined : drawnSideView(vehicle.images)
  return (
    <>
      <CloseUps vehicle={vehicle} closeUps={closeUps} />
      {vehicle.isNew ? null : <ConditionReport vehicle={vehicle} close={closeUps.length === 0} />}
      <Features features={vehicle.features} road={<RoadEquipment vehicle={vehicle} />} />
      <Charging vehicle={vehicle} />
      <Specifications
        heading="Specifications"
        specifications={specificationRows(vehicle.specifications)}
        below={
          <>
            <NotListed id={vehicle.id} labels={unlistedSpecifications(vehicle)} />
            {vehicle.isNew ? <ReturnNote isNew /> : null}
          </>
        }
        {...(side && {
          picture: <Picture src={side} alt={pictureAlt(vehicle, side)} sizes="(min-width: 60rem) 62vw, 108vw" />,
        })}
      />
    </>
  )
}
