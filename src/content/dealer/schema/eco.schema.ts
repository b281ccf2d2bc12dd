import { z } from 'zod'
import { count, dollars, percent, text } from './value-schemas.ts'

const above = (what: string) => z.number(`write ${what}`).positive(`write ${what}, above 0`)
const usage = (label: string, multiplier: number) =>
  z
    .strictObject({ label: text.default(label), multiplier: above('a number').default(multiplier) })
    .prefault({})
    .describe('Each mile counts this many times')

/** eco.yaml: figures for the calculator. */
export const eco = z.strictObject({
  usageTypes: z
    .strictObject({
      recreational: usage('Recreational', 1),
      residential: usage('Residential', 1.2),
      commercial: usage('Commercial', 2),
      golf_course: usage('Golf course', 2.5),
    })
    .prefault({}),
  dollarsPerGallon: dollars.default(3.5),
  dollarsPerKilowattHour: dollars.default(0.12),
  milesPerGallon: above('miles per gallon').default(15).describe('Of a gas cart'),
  kilowattHoursPerMile: above('kilowatt-hours per mile').default(0.15).describe('Of an electric cart'),
  co2PoundsPerGallon: above('pounds').default(19.6),
  treesPerTonOfCo2: above('a number').default(16.5).describe('Trees that absorb a ton in a year'),
  motorEfficiencyPercent: z.strictObject({ electric: percent.default(90), gas: percent.default(25) }).prefault({}),
  averageAnnualSavings: dollars.default(1200).describe('Of a cart at work'),
  comparedMiles: count.default(100).describe('At first the calculator compares the cost of this distance'),
})
