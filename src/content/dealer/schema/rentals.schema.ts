import { z } from 'zod'
import { repeated } from './find-repeated-items.ts'
import { count, dollars, percent, stateCode, text } from './value-schemas.ts'

const rates = z.strictObject({ daily: dollars, threeDay: dollars, weekly: dollars, monthly: dollars })

const cart = z.strictObject(
  {
    id: z
      .string('write a short name')
      .regex(/^[a-z][a-zA-Z0-9]*$/, 'write letters and digits without spaces, such as fourSeater')
      .describe('In addresses; must not change once it is in use'),
    name: text,
    seats: count.min(1, 'write 1 or more').optional().describe('Of the cart that stands in while it has no picture'),
    inText: text.optional().describe('In a sentence, such as utility cart; default: the name in small letters'),
    description: text,
    badge: text.optional().describe('Above its prices, such as RECOMMENDED'),
    deposit: dollars,
    plated: z
      .boolean('write true or false')
      .default(false)
      .describe('Whether each of these is a low-speed vehicle with a plate and insurance; false: for private property'),
    fleet: count
      .min(1, 'write 1 or more')
      .optional()
      .describe('How many of these you rent out; without it, days can be blocked only for all of them'),
    rates: rates.describe('For pickup at the showroom, or delivery by the mile'),
    townRates: rates
      .optional()
      .describe('With delivery in the area of a town, which pages call free; default: the same'),
    renewals: z
      .strictObject({ threeDay: dollars, weekly: dollars, monthly: dollars })
      .optional()
      .describe('For each day after the plan ends; default: the plan’s price by the day'),
    savings: z
      .strictObject({ threeDay: percent, weekly: percent, monthly: percent })
      .optional()
      .describe('Percentages as posted on the rentals page; default: computed from the rates'),
    structuredDataRates: rates.optional().describe('What search engines are told; default: the rates'),
  },
  'write at least one cart',
)

/** rentals.yaml: carts for rent, and the terms. */
export const rentals = z
  .strictObject({
    carts: z.tuple([cart], cart),
    summary: text.optional().describe('What there is to rent, in search results; default: the names'),
    recommendedPlan: z
      .strictObject({
        cart: text,
        period: z.enum(['daily', 'threeDay', 'weekly', 'monthly'], 'write daily, threeDay, weekly or monthly'),
      })
      .optional()
      .describe('Marked in the price list'),
    notOn: z
      .array(text)
      .default([])
      .describe(
        'Places where your rental policy lets no cart drive, one word each in small letters, such as beach; texts of towns may not put a renter there',
      ),
    structuredDataState: stateCode.optional().describe('What search engines are told; default: the main showroom’s'),
    terms: z.strictObject({
      minimumAge: count,
      lateFeePerHour: dollars,
      additionalDriver: z.strictObject({ fee: dollars, maximum: count }),
      cleaning: z.strictObject({ from: dollars, to: dollars }),
      recharge: dollars,
      smokeOdor: dollars,
      petHair: dollars,
      administrative: dollars,
      cancellation: z.strictObject({ freeHours: count, refundPercent: percent }),
      liability: z
        .strictObject({ perPerson: dollars, perAccident: dollars })
        .describe('Of the insurance that is included'),
      propertyDamage: dollars,
    }),
  })
  .superRefine(({ carts, recommendedPlan }, context) => {
    const numbered = carts.map(({ id }, index) => ({ id, index }))
    for (const { id, index } of repeated(numbered, (one) => one.id.toLowerCase())) {
      context.addIssue({ code: 'custom', path: ['carts', index, 'id'], message: `another cart is called ‘${id}’` })
    }
    if (recommendedPlan && !carts.some(({ id }) => id === recommendedPlan.cart)) {
      const cartIds = carts.map(({ id }) => id).join(', ')
      const message = `write the id of a cart of this list: ${cartIds}`
      context.addIssue({ code: 'custom', path: ['recommendedPlan', 'cart'], message })
    }
  })
