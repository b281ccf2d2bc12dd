import { factOf } from '../../catalogue/condition.ts'
import { namedSpecification, namedSpecifications } from '../../catalogue/named-specifications.ts'
import type { Vehicle, VehicleSpecifications } from '../../catalogue/vehicle.ts'

/** `groundClearance` and `ground_clearance` read 'Ground clearance'. */
function asWords(key: string): string {
  const words = key
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]+/g, ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** What the inventory filters by (product.md 5.2): buyers look for it, so a cart of which it is not known says so. */
const filteredBy = { lifted: 'Ask us', cargoBed: 'Ask us', streetLegal: 'Ask us' }

/** Keys whose words would read oddly. */
const ownLabels: ReadonlyMap<string, string> = new Map([['zeroPercentFinancing', '0% financing']])

/** Every key and value, the named ones first and those that the inventory filters by next (product.md 2.7). */
export function specificationRows(specifications: VehicleSpecifications): { label: string; value: string }[] {
  const order = [...Object.keys(namedSpecifications), ...Object.keys(filteredBy)]
  const place = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length)
  const known = Object.entries(specifications).filter(([, value]) => value !== undefined && value !== '')
  return Object.entries({ ...filteredBy, ...Object.fromEntries(known) })
    .sort(([a], [b]) => place(a) - place(b))
    .map(([key, value]) => ({
      label: namedSpecification(key)?.label ?? reportedLabel(key) ?? ownLabels.get(key) ?? asWords(key),
      value: typeof value === 'boolean' ? (value ? 'Yes' : 'No') : String(value),
    }))
}

/** Optional specifications that a used cart's condition report answers, in its order. */
const reportedFacts = {
  year: 'Year',
  hoursOnMeter: 'Hours on the meter',
  batteryAge: 'Battery age',
  batteryTest: 'Battery test',
  condition: 'Condition',
  knownFlaws: 'Known flaws',
  vin: 'VIN',
  stockNumber: 'Stock number',
} as const

type Fact = keyof typeof reportedFacts

const isFact = (name: string): name is Fact => Object.hasOwn(reportedFacts, name)

/** undefined for a specification that the report does not name. */
const reportedLabel = (name: string): string | undefined => (isFact(name) ? reportedFacts[name] : undefined)

/** The rows of a used cart's condition report. What the stock does not say reads 'Ask us'. */
export const conditionReport = (vehicle: Pick<Vehicle, 'specifications'>): { label: string; value: string }[] =>
  Object.entries(reportedFacts).flatMap(([name, label]) =>
    isFact(name) ? [{ label, value: factOf(name, vehicle) ?? 'Ask us' }] : [],
  )
