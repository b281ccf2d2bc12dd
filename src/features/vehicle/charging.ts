import { clockText } from '../../content/format/opening-hours.ts'
import { factOf } from '../../domain/catalogue/cart-condition.ts'
import type { Vehicle } from '../../domain/catalogue/vehicle.ts'

export type ChargingFigure = { readonly figure: string; readonly unit?: string; readonly label: string }

type Span = { readonly least: number; readonly most: number }

const number = '(\\d+(?:\\.\\d+)?)'
const MILES = 'miles?|mi'
const HOURS = 'hours?|hrs?|h'
const spanPattern = (unit: string): string => `${number}(?:\\s*(?:-|–|to)\\s*${number})?\\s*(?:${unit})\\b`
const spanOf = (text: string | undefined, unit: string): Span | undefined => {
  const [, least, most = least] = new RegExp(spanPattern(unit), 'i').exec(text ?? '') ?? []
  return least === undefined ? undefined : { least: Number(least), most: Number(most) }
}

const short = (value: number): string => value.toFixed(1).replace(/\.0$/, '')
const spanText = ({ least, most }: Span): string => {
  const [from, to] = [short(least), short(most)]
  return from === to ? from : `${from}-${to}`
}

export const ASK = 'Ask us'
export const FULL_CHARGE = 'on a full charge'

/** Shown because the calculator, which uses an average, gives fewer miles. */
export const rangeCaveat = 'The maker’s figure, at a steady speed on flat ground.'

/** Empty when neither range nor charging time is known, as for a cart that is not electric. */
export function chargingOf(vehicle: Pick<Vehicle, 'specifications'>): readonly ChargingFigure[] {
  const range = factOf('range', vehicle)
  const time = factOf('chargingTime', vehicle)
  if (range === undefined && time === undefined) return []
  const miles = spanOf(range, MILES)
  const hours = spanOf(time, HOURS)
  const perHour =
    miles && hours && hours.least > 0
      ? spanText({ least: miles.least / hours.most, most: miles.most / hours.least })
      : undefined
  return [
    { ...(miles ? { figure: spanText(miles), unit: 'miles' } : { figure: range ?? ASK }), label: FULL_CHARGE },
    { ...(hours ? { figure: spanText(hours), unit: 'hours' } : { figure: time ?? ASK }), label: 'to a full charge' },
    { ...(perHour ? { figure: perHour, unit: 'miles' } : { figure: ASK }), label: 'added per hour of charging' },
    { figure: factOf('chargingOutlet', vehicle) ?? ASK, label: 'outlet you need' },
  ]
}

/** Facts that need no row of their own, since the section about charging already shows them. */
export function saidByCharging(vehicle: Pick<Vehicle, 'specifications'>): readonly string[] {
  if (chargingOf(vehicle).length === 0) return []
  const isWhole = (name: string, unit: string) => {
    const text = factOf(name, vehicle)
    return !spanOf(text, unit) || new RegExp(`^\\s*${spanPattern(unit)}\\s*$`, 'i').test(text ?? '')
  }
  return [
    ...(isWhole('range', MILES) ? ['range'] : []),
    ...(isWhole('chargingTime', HOURS) ? ['chargingTime'] : []),
    'chargingOutlet',
    'batteryType',
  ]
}

const PLUGGED_IN_AT = 21
const SHORTEST_NIGHT = 8
const LONGEST_NIGHT = 12

/** `full` is the time at which a cart plugged in empty at 9PM is charged. `share` is where that time is between 9PM and the end of `hours`. */
export function nightOf(
  vehicle: Pick<Vehicle, 'specifications'>,
): { readonly full: string; readonly share: number; readonly hours: readonly string[] } | undefined {
  const needed = spanOf(factOf('chargingTime', vehicle), HOURS)?.most
  if (!needed || needed > LONGEST_NIGHT) return undefined
  const length = Math.max(SHORTEST_NIGHT, Math.ceil(needed))
  const text = (hour: number) => {
    const minutes = Math.round((hour % 24) * 60)
    return clockText(`${Math.floor(minutes / 60)}:${minutes % 60}`)
  }
  return {
    full: text(PLUGGED_IN_AT + needed),
    share: needed / length,
    hours: Array.from({ length }, (_, at) => text(PLUGGED_IN_AT + at)),
  }
}
