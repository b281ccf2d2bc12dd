import { capitalized } from '../../content/format/capitalized.ts'
import { zeroPercentCopy } from '../../content/words/zero-percent.ts'
import { namedSpecification } from './named-specifications.ts'

/** `groundClearance` and `ground_clearance` become 'Ground clearance'. */
function asWords(key: string): string {
  const words = key
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]+/g, ' ')
    .toLowerCase()
  return capitalized(words)
}

/** Filters of the inventory (product.md 5.2). A cart without such a value says so, because buyers look for it. */
export const filteredBy: readonly string[] = ['lifted', 'cargoBed', 'streetLegal']

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

/** 'Cargo bed' becomes 'cargo bed'; 'VIN' stays. */
export const inSentence = (label: string): string => (/^[A-Z]{2}/.test(label) ? label : label.toLowerCase())

const ownLabels: ReadonlyMap<string, string> = new Map([['zeroPercentFinancing', zeroPercentCopy.label]])

export const specificationLabel = (name: string): string =>
  namedSpecification(name)?.label ?? (isFact(name) ? reportedFacts[name] : (ownLabels.get(name) ?? asWords(name)))
