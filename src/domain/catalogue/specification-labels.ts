import { capitalized } from '../../content/format/capitalized.ts'
import { zeroPercentCopy } from '../../content/words/zero-percent.words.ts'
import { hasSpecified, isCalledStreetLegal } from './cart-condition.ts'
import { namedSpecification } from './named-specifications.ts'
import type { Vehicle } from './vehicle.ts'

/** `groundClearance` and `ground_clearance` become 'Ground clearance'. */
function asWords(key: string): string {
  const words = key
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]+/g, ' ')
    .toLowerCase()
  return capitalized(words)
}

/** Filters of the inventory (product.md 5.2). If a cart lacks such a value, its page says that it is unknown, because buyers look for it. */
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

/** Label of the vehicle's number: only a low-speed vehicle has a VIN. If the stock doesn't say which it is, the number's form decides. */
export function numberLabel({ specifications }: Pick<Vehicle, 'specifications'>): string {
  const { vin = '', streetLegal = '' } = specifications
  if (isCalledStreetLegal({ specifications })) return labels.vin
  if (streetLegal !== '' && !hasSpecified('streetLegal', { specifications })) return labels.serial
  return vin === '' ? labels.vin : numberLabelOf(String(vin))
}

const labels = { vin: 'VIN', serial: 'Serial number' } as const

/** Decides only by the number's form. A VIN has 17 characters, without I, O and Q (49 CFR 565). */
export const numberLabelOf = (number: string): string => (isVin(number) ? labels.vin : labels.serial)

export const isVin = (number: string): boolean => /^[A-HJ-NPR-Z0-9]{17}$/i.test(number.trim())

/** The label on the cart's own page. */
export const labelFor = (name: string, vehicle: Pick<Vehicle, 'specifications'>): string =>
  name === 'vin' ? numberLabel(vehicle) : specificationLabel(name)

export const specificationLabel = (name: string): string =>
  namedSpecification(name)?.label ?? (isFact(name) ? reportedFacts[name] : (ownLabels.get(name) ?? asWords(name)))
