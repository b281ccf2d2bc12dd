import { attainableMph, lowSpeedDefinition, lowSpeedMaxPounds } from '../../content/words/low-speed-vehicles.words.ts'
import { isCalledStreetLegal } from './cart-condition.ts'
import type { Vehicle } from './vehicle.ts'

type SpecifiedVehicle = Pick<Vehicle, 'specifications'>

const POUNDS_PER_KILOGRAM = 2.204_62

/** The highest number in a text such as '20-25 mph' or '25'; undefined for kilometers per hour or a text without a number. */
function milesPerHour({ specifications: { topSpeed } }: SpecifiedVehicle): number | undefined {
  const text = String(topSpeed ?? '')
  if (/km/i.test(text)) return undefined
  const speeds = text.match(/\d+(?:\.\d+)?/g)?.map(Number) ?? []
  return speeds.length > 0 ? Math.max(...speeds) : undefined
}

/** Reads '1,760 lb', '800 kg' or a bare number of pounds. Undefined for a text that doesn't begin with a number. */
function pounds(value: unknown): number | undefined {
  const [, figure, unit = ''] =
    /^\s*([\d,]+(?:\.\d+)?)\s*(lbs?|pounds?|kgs?|kilograms?)?\b/i.exec(String(value ?? '')) ?? []
  if (!figure) return undefined
  return Number(figure.replaceAll(',', '')) * (/^k/i.test(unit) ? POUNDS_PER_KILOGRAM : 1)
}

/** Why a cart that is listed as street legal can't be a low-speed vehicle by its own figures. */
export function streetLegalProblems(vehicle: SpecifiedVehicle): { column: string; reason: string }[] {
  if (!isCalledStreetLegal(vehicle)) return []
  const { weight, payload } = vehicle.specifications
  const speed = milesPerHour(vehicle)
  const [own, load] = [pounds(weight), pounds(payload)]
  const { golfCart, lowSpeed } = attainableMph
  const problem = (reason: string) => ({
    column: 'streetLegal',
    reason: `${reason} (${lowSpeedDefinition.name}); correct the figures, or set it to No`,
  })
  return [
    ...(speed !== undefined && (speed < golfCart || speed > lowSpeed)
      ? [
          problem(
            `is Yes at a top speed of ${speed} mph, and a low-speed vehicle reaches ${golfCart} to ${lowSpeed} mph`,
          ),
        ]
      : []),
    ...(own !== undefined && load !== undefined && own + load >= lowSpeedMaxPounds
      ? [
          problem(
            `is Yes at ${Math.round(own + load)} lb of weight and payload, and a low-speed vehicle stays under ${lowSpeedMaxPounds} lb`,
          ),
        ]
      : []),
  ]
}
