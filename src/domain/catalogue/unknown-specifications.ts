import { factOf } from './cart-condition.ts'
import type { Vehicle } from './vehicle.ts'

const ofAll = ['stockNumber', 'color', 'vin', 'streetLegal'] as const
const ofUsed = ['year', 'hoursOnMeter', 'condition', 'batteryAge'] as const

/** Specifications that the site answers with 'Ask us'. */
export const missingFacts = (vehicle: Pick<Vehicle, 'isNew' | 'specifications'>): string[] =>
  [...ofAll, ...(vehicle.isNew ? [] : ofUsed)].filter((name) => factOf(name, vehicle) === undefined)
