import * as z from 'zod/mini'
import { firstRentalCart, rentalLimits } from '../../content/dealer/facts/rentals.facts.ts'
import { findTown } from '../../content/dealer/find-town.ts'
import { ofRentals, type RateReading } from '../../content/dealer/rental-prices.ts'
import { longDate, monthDay } from '../../content/format/calendar-date.ts'
import { estimateCopy } from '../../content/words/rental-estimate.words.ts'
import { cartOfParameter, cartParameter, cartParameters } from './estimate-address.ts'
import { type EstimateField, type EstimateSearch, estimateFields } from './estimate-search.ts'
import { addDays, daysBetween, type IsoDate } from './rental-days.ts'
import { type EstimateRequest, estimateRental } from './rental-estimate.ts'

const readings = { rentals: 'rentalsPage', town: 'townPage' } as const satisfies Record<string, RateReading>
export type RatesParameter = keyof typeof readings
export const ratesParameter = (reading: RateReading): RatesParameter => (reading === 'townPage' ? 'town' : 'rentals')

const { problems: words, form } = estimateCopy
const countText = /^\d{1,3}$/
const quantityMessage = words.quantity(form.mostCarts)

const count = z.pipe(
  z.string().check(z.regex(countText, quantityMessage)),
  z.pipe(z.transform(Number), z.int().check(z.minimum(1, quantityMessage), z.maximum(form.mostCarts, quantityMessage))),
)

const schema = z.object({
  cart: z.enum(cartParameters, words.cart),
  quantity: count,
  cart2: z.enum(['', ...cartParameters], words.cart),
  quantity2: count,
  from: z.iso.date(words.from),
  to: z.iso.date(words.to),
  town: z.union([z.literal(''), z.string().check(z.refine((slug) => findTown(slug) !== undefined, words.town))]),
  rates: z.enum(['', 'rentals', 'town'], words.rates),
})

export type EstimateProblems = Partial<Record<EstimateField, string>>

export type EstimateCheck = {
  readonly values: Readonly<Record<EstimateField, string>>
  readonly problems: EstimateProblems
  readonly request: EstimateRequest | undefined
  readonly latestReturn: IsoDate | undefined
}

export const firstCart = ofRentals(firstRentalCart)
const defaults = { cart: cartParameter(firstCart), quantity: '1' }

/** @param today undefined accepts dates in the past */
export function checkEstimate(search: EstimateSearch, today: IsoDate | undefined): EstimateCheck {
  const textOf = (field: EstimateField): string => String(search[field] ?? '')
  const values = {
    cart: textOf('cart') || defaults.cart,
    quantity: textOf('quantity') || defaults.quantity,
    cart2: textOf('cart2'),
    quantity2: textOf('quantity2') || defaults.quantity,
    from: textOf('from'),
    to: textOf('to'),
    town: textOf('town'),
    rates: textOf('rates'),
  }
  const dated = values.from !== '' || values.to !== ''
  const result = schema.safeParse(values)
  const problems: EstimateProblems = {}
  for (const { path, message } of result.error?.issues ?? []) {
    const field = estimateFields.find((name) => name === path[0])
    if (!field || (!dated && (field === 'from' || field === 'to'))) continue
    problems[field] ??= values[field] === '' ? missing[field] : message
  }
  const { from, to } = values
  const days = problems.from || problems.to || !dated ? Number.NaN : daysBetween(from, to)
  if (today && !problems.from && from !== '' && from < today) problems.from = words.past(longDate(from))
  else if (days === 0) problems.to = words.sameDay(monthDay(addDays(from, 1)))
  else if (days < 0) problems.to = words.backwards(longDate(to), longDate(from))
  else if (days > rentalLimits.maximumDays)
    problems.to = words.tooLong(days, longDate(addDays(from, rentalLimits.maximumDays)))
  const checked = result.data
  if (checked?.cart2 && checked.quantity + checked.quantity2 > form.mostCarts) problems.quantity2 = quantityMessage
  const latestReturn = days > rentalLimits.maximumDays ? addDays(from, rentalLimits.maximumDays) : undefined
  const request =
    checked && Object.keys(problems).length === 0
      ? withReading(
          { ...orderOf(checked), from, to, days, town: findTown(checked.town) },
          checked.rates && readings[checked.rates],
        )
      : undefined
  return { values, problems, request, latestReturn }
}

/** Uses the price list with the lower total, unless one is chosen. A town's prices include delivery, so they are not for pickup. */
function withReading(request: Omit<EstimateRequest, 'reading'>, choice: RateReading | ''): EstimateRequest {
  const [rentals, town] = [
    { ...request, reading: 'rentalsPage' },
    { ...request, reading: 'townPage' },
  ] as const
  if (choice) return choice === 'rentalsPage' ? rentals : town
  return request.town && estimateRental(town).totalCents <= estimateRental(rentals).totalCents ? town : rentals
}

// If the same kind is chosen twice, the quantities are added up.
function orderOf({ cart, quantity, cart2, quantity2 }: z.output<typeof schema>) {
  const first = { cart: cartOfParameter(cart) ?? firstCart, quantity }
  if (!cart2) return first
  if (cart2 === cart) return { ...first, quantity: quantity + quantity2 }
  return { ...first, also: { cart: cartOfParameter(cart2) ?? firstCart, quantity: quantity2 } }
}

const missing: EstimateProblems = { from: words.noFrom, to: words.noTo }
