import { reportedLabel } from '../../catalogue/condition.ts'
import { namedSpecification, namedSpecifications } from '../../catalogue/named-specifications.ts'
import type { VehicleSpecifications } from '../../catalogue/vehicle.ts'

/** `groundClearance` and `ground_clearance` read 'Ground clearance'. */
function asWords(key: string): string {
  const words = key
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]+/g, ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Every key and value, the named ones first (product.md 2.7). */
export function specificationRows(specifications: VehicleSpecifications): { label: string; value: string }[] {
  const order = Object.keys(namedSpecifications)
  const place = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length)
  return Object.entries(specifications)
    .filter(([, value]) => value !== undefined && value !== '')
    .sort(([a], [b]) => place(a) - place(b))
    .map(([key, value]) => ({
      label: namedSpecification(key)?.label ?? reportedLabel(key) ?? asWords(key),
      value: typeof value === 'boolean' ? (value ? 'Yes' : 'No') : String(value),
    }))
}
