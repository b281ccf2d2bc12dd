import { namedSpecification } from './named-specifications.ts'

/** `groundClearance` and `ground_clearance` read 'Ground clearance'. */
function asWords(key: string): string {
  const words = key
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]+/g, ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** What the inventory filters by (product.md 5.2): buyers look for it, so a cart of which it is not known says so. */
export const filteredBy: readonly string[] = ['lifted', 'cargoBed', 'streetLegal']

/** Optional specifications that a used cart's condition report answers, in its order. */
export const reportedFacts = {
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

/** Keys whose words would read oddly. */
const ownLabels: ReadonlyMap<string, string> = new Map([['zeroPercentFinancing', '0% financing']])

/** What a specification is called on pages. */
export const specificationLabel = (name: string): string =>
  namedSpecification(name)?.label ?? (isFact(name) ? reportedFacts[name] : (ownLabels.get(name) ?? asWords(name)))
