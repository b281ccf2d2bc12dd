import { count } from '../../../content/format/number.ts'
import { factOf } from '../cart-condition.ts'
import type { VehiclePatch } from '../edits/vehicle-patch.ts'
import type { StockedVehicle } from '../vehicle.ts'
import { modelYear } from './model-year.ts'

/** Even a new cart has a few miles on it from moving around the lot, and a little run time from its battery test. */
const MOST_NEW = { miles: 50, hours: 10 }
const wornGrade = /^(?:very good|good|fair|average|poor|rough|as is)\b/i

/** Evidence that a cart isn't new; undefined if there is none. */
function signOfUse({ specifications }: VehiclePatch, thisYear: number): string | undefined {
  const definedValues = Object.fromEntries(
    Object.entries(specifications).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
  const fact = (name: string) => factOf(name, { specifications: definedValues })
  const number = (name: string) => Number(/\d+(?:\.\d+)?/.exec((fact(name) ?? '').replaceAll(',', ''))?.[0])
  const year = modelYear(fact('year') ?? '')
  // Last year's models are still sold as new.
  if (year && year < thisYear - 1) return `it is of ${year}`
  if (number('mileage') > MOST_NEW.miles) return `it has gone ${fact('mileage')}`
  if (number('hoursOnMeter') > MOST_NEW.hours) return `it has run ${count(number('hoursOnMeter'), 'hour')}`
  const grade = fact('condition') ?? ''
  return wornGrade.test(grade) ? `its condition is '${grade}'` : undefined
}

/**
 * Clears isNew in `patch` for a cart that nobody has called new and that has signs of use. Such a cart is shown as neither new nor used. @param before the cart as its source had it @returns a warning
 */
export function withoutGuess(patch: VehiclePatch, before: StockedVehicle | undefined, now: Date): string | undefined {
  if ('isNew' in patch.fields || before?.isNew === false) return undefined
  const sign = signOfUse(patch, now.getUTCFullYear())
  if (!sign) return undefined
  patch.fields.isNew = undefined
  const { id = before?.id, name = before?.name } = patch.fields
  return `${id} (${name}) says neither new nor used, and ${sign}, so it is shown as neither`
}
