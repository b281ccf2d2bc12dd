import type { StateCode } from '../../../src/content/dealer/schema/us-states.ts'
import type { TownLine } from './template-towns.ts'

/** A line of hours.yaml. */
export type HoursRow = {
  readonly days: string
  readonly opens?: string
  readonly closes?: string
  readonly closed?: string
}

/** Answers from which a new folder is written. */
export type Answers = {
  readonly folder: string
  readonly name: string
  readonly shortName: string
  readonly phone: string
  readonly email: string
  /** Undefined until the dealer has a web address. */
  readonly website: string | undefined
  readonly street: string
  readonly city: string
  readonly state: StateCode
  readonly zip: string
  readonly latitude: number
  readonly longitude: number
  readonly timeZone: string
  readonly hours: readonly HoursRow[]
  readonly makers: readonly string[]
  /** `#rrggbb` */
  readonly color: string
  /** The showroom's own town comes first. */
  readonly towns: readonly TownLine[]
  /** ISO date. */
  readonly today: string
}
