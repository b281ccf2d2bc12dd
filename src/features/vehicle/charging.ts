import { factOf } from '../../catalogue/condition.ts'
import type { Vehicle } from '../../catalogue/vehicle.ts'

export type ChargingFigure = { readonly figure: string; readonly unit?: string; readonly label: string }

type Span = { readonly least: number; readonly most: number }

const number = '(\\d+(?:\\.\\d+)?)'
const spanOf = (text: string | undefined, unit: string): Span | undefined => {
  const [, least, most = least] =
    new RegExp(`${number}(?:\\s*(?:-|–|to)\\s*${number})?\\s*(?:${unit})\\b`, 'i').exec(text ?? '') ?? []
  return least === undefined ? undefined : { least: Number(least), most: Number(most) }
}

const short = (value: number): string => value.toFixed(1).replace(/\.0$/, '')
const spanText = ({ least, most }: Span): string => {
  const [from, to] = [short(least), short(most)]
  return from === to ? from : `${from}-${to}`
}

const ASK = 'Ask us'

/** Empty when neither range nor charging time is known, as for a cart that is not electric. */
export function chargingOf(vehicle: Pick<Vehicle, 'specifications'>): readonly ChargingFigure[] {
  const range = factOf('range', vehicle)
  const time = factOf('chargingTime', vehicle)
  if (range === undefined && time === undefined) return []
  const miles = spanOf(range, 'miles?|mi')
  const hours = spanOf(time, 'hours?|hrs?|h')
  const perHour =
    miles && hours && hours.least > 0
      ? spanText({ least: miles.least / hours.most, most: miles.most / hours.least })
      : undefined
  return [
    { ...(miles ? { figure: spanText(miles), unit: 'miles' } : { figure: range ?? ASK }), label: 'on a full charge' },
    { ...(hours ? { figure: spanText(hours), unit: 'hours' } : { figure: time ?? ASK }), label: 'to a full charge' },
    { ...(perHour ? { figure: perHour, unit: 'miles' } : { figure: ASK }), label: 'added per hour of charging' },
    { figure: factOf('chargingOutlet', vehicle) ?? ASK, label: 'outlet you need' },
  ]
}
