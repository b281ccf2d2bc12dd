import { offers } from '../../content/dealer/facts/offers.ts'
import { factOf } from '../../domain/catalogue/condition.ts'
import { namedSpecifications } from '../../domain/catalogue/named-specifications.ts'
import { filteredBy, labelFor, reportedFacts } from '../../domain/catalogue/specification-labels.ts'
import type { Vehicle, VehicleSpecifications } from '../../domain/catalogue/vehicle.ts'
import { unlistedEquipment } from './road-equipment.ts'

type Row = { readonly label: string; readonly value: string }

const rowsOf = (names: readonly string[], vehicle: Pick<Vehicle, 'specifications'>): Row[] =>
  names.flatMap((name) => {
    const value = factOf(name, vehicle)
    return value === undefined ? [] : [{ label: labelFor(name, vehicle), value }]
  })

/** Named keys first, then those that the inventory filters by (product.md 2.7). */
export function specificationRows(specifications: VehicleSpecifications): Row[] {
  const first = [...Object.keys(namedSpecifications), ...filteredBy]
  const names = [...new Set([...first, ...Object.keys(specifications)])]
  return rowsOf(
    names.filter((name) => name !== 'zeroPercentFinancing' || offers.zeroPercent),
    { specifications },
  )
}

const reported = Object.keys(reportedFacts)

export const conditionReport = (vehicle: Pick<Vehicle, 'specifications'>): Row[] => rowsOf(reported, vehicle)

const unlisted = (names: readonly string[], vehicle: Pick<Vehicle, 'specifications'>): string[] =>
  names.filter((name) => factOf(name, vehicle) === undefined).map((name) => labelFor(name, vehicle))

/** Facts that buyers look for and the stock lacks, for one line below the list. */
export const unlistedSpecifications = (vehicle: Pick<Vehicle, 'specifications' | 'features'>): string[] => [
  ...unlisted(filteredBy, vehicle),
  ...unlistedEquipment(vehicle),
]

export const unlistedCondition = (vehicle: Pick<Vehicle, 'specifications'>): string[] => unlisted(reported, vehicle)
