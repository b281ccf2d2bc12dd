import { pictureAlt } from '../../domain/catalogue/cards/vehicle-picture.tsx'
import { drawnSideView } from '../../domain/catalogue/photos/picture-views.ts'
import type { Vehicle } from '../../domain/catalogue/vehicle.ts'
import { Picture } from '../../ui/picture.tsx'
import { ReturnNote } from './cart-return-note.tsx'
import { CloseUps } from './close-ups.tsx'
import { ConditionReport } from './condition-report.tsx'
import { flawsOf } from './known-flaws.ts'
import { MissingSpecifications } from './missing-specifications.tsx'
import { Charging, RoadUse } from './ownership-facts.tsx'
import { specificationGroups, unlistedSpecifications } from './specifications.ts'
import { Features, SpecificationList, Specifications } from './vehicle-facts.tsx'
import type { CloseUp } from './vehicle-view.ts'

/** Static: browsers keep the server's HTML. */
export function VehicleDetails({ vehicle, closeUps }: { vehicle: Vehicle; closeUps: readonly CloseUp[] }) {
  const isMarked = !vehicle.isNew && flawsOf(vehicle).sideView !== undefined
  const side = isMarked ? undefined : drawnSideView(vehicle.images)
  const { groups, others } = specificationGroups(vehicle)
  return (
    <>
      <CloseUps vehicle={vehicle} closeUps={closeUps} />
      {vehicle.isNew ? null : <ConditionReport vehicle={vehicle} close={closeUps.length === 0} />}
      <Features features={vehicle.features} />
      <Charging vehicle={vehicle} />
      <Specifications
        heading="Specifications"
        {...(side && {
          picture: <Picture src={side} alt={pictureAlt(vehicle, side)} sizes="(min-width: 60rem) 40vw, 108vw" />,
        })}
      >
        <div className="draw__groups">
          {groups.map(({ heading, rows, block }) => (
            <div key={heading} className={block}>
              <h3>{heading}</h3>
              <SpecificationList rows={rows} />
            </div>
          ))}
        </div>
        {others.length > 0 ? (
          <details className="draw__others">
            <summary>{others.length} more</summary>
            <SpecificationList className="spec draw__columns" rows={others} />
          </details>
        ) : null}
        <RoadUse />
        <MissingSpecifications id={vehicle.id} labels={unlistedSpecifications(vehicle)} />
        {vehicle.isNew ? <ReturnNote isNew /> : null}
      </Specifications>
    </>
  )
}
