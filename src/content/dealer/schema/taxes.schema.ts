import { z } from 'zod'
import { day, dollars, namedLink, percent, stateCode, text } from './value-schemas.ts'

const rate = percent.multipleOf(0.001, 'write at most three decimals, such as 6.625')

const county = z.strictObject({
  percent: rate.describe('What the county adds to the state’s rate'),
  upTo: dollars
    .optional()
    .describe('Only on this much of price and delivery, in dollars, such as 5000; default: on all of it'),
})

const state = z.strictObject({
  salesTaxPercent: rate.describe('Charged on the price and the delivery fee'),
  counties: z
    .record(text, county)
    .optional()
    .describe(
      'Taxes of counties, by their whole names as in towns.csv: Charlotte County. Elsewhere the state’s rate is all',
    ),
  taxName: text.optional().describe('What it is called there, such as general excise tax; default: sales tax'),
  titleAndRegistration: dollars.describe('The dealer’s own estimate, for a cart that is registered'),
  note: text.optional().describe('Beside the rate, such as: Cities add theirs.'),
  source: namedLink.describe('Where visitors can look up the rate; a front page, since deeper ones move'),
})

/** taxes.yaml: for the estimate beside a cart's price. Without the file there is no estimate. */
export const taxes = z
  .strictObject({
    ratesChecked: day.optional(),
    titlesEstimated: day.optional(),
    states: z
      .partialRecord(stateCode, state, 'write the two letters of a state, such as AZ')
      .default({})
      .describe('By the two letters of each state that is delivered to'),
  })
  .superRefine(({ ratesChecked, titlesEstimated, states }, context) => {
    if (Object.keys(states).length === 0) return
    for (const [name, date] of Object.entries({ ratesChecked, titlesEstimated })) {
      if (!date) context.addIssue({ code: 'custom', path: [name], message: 'write the date, such as "2026-11-23"' })
    }
  })
