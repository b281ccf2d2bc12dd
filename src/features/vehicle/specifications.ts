import { factOf } from '../../catalogue/condition.ts'
import { namedSpecifications } from '../../catalogue/named-specifications.ts'
import { filteredBy, reportedFacts, specificationLabel } from '../../catalogue/specification-labels.ts'
import type { Vehicle, VehicleSpecifications } from '../../catalogue/vehicle.ts'

/** Named keys first, then those that the inventory filters by (product.md 2.7). */
export function specificationRows(specifications: VehicleSpecifications): { label: string; value: string }[] {
  const order = [...Object.keys(namedSpecifications), ...filteredBy]
  const place = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length)
  const known = Object.entries(specifications).filter(([, value]) => value !== undefined && value !== '')
  return known
    .sort(([a], [b]) => place(a) - place(b))
    .map(([key, value]) => ({
      label: specificationLabel(key),
      value: factOf(key, { specifications: { [key]: value } }) ?? '',
    }))
}

/** Buyers look for these, in lower case within a sentence. */
export const unknownSpecifications = (specifications: VehicleSpecifications): string[] =>
  filteredBy
    .filter((key) => factOf(key, { specifications }) === undefined)
    .map((key) => specificationLabel(key).toLowerCase())

/** Missing values read 'Ask us'. */
export const conditionReport = (vehicle: Pick<Vehicle, 'specifications'>): { label: string; value: string }[] =>
  Object.entries(reportedFacts).map(([name, label]) => ({ label, value: factOf(name, vehicle) ?? 'Ask us' }))
