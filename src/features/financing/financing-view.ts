import { usdShort } from '../../content/format/money.ts'
import { financingPage } from '../../content/words/financing.words.ts'
import { monthlyPayment } from '../../domain/catalogue/finance/monthly-payment.ts'
import { type ZeroPercent, zeroPercentIn } from '../../domain/catalogue/finance/zero-percent.ts'
import type { Vehicle } from '../../domain/catalogue/vehicle.ts'

export type FinancingView = {
  /** undefined when the offer has ended or no cart in stock has it. */
  readonly zero:
    | (ZeroPercent & {
        readonly models: string
        readonly carts: readonly { readonly id: string; readonly name: string }[]
        readonly more: number
        readonly example: string | undefined
      })
    | undefined
}

const MOST_CARTS = 12

export function financingView(vehicles: readonly Vehicle[], now: Date): FinancingView {
  const offer = zeroPercentIn(vehicles, now)
  if (!offer) return { zero: undefined }
  const { carts, ...zero } = offer
  const models = [...new Map(carts.map(({ id, name }) => [name, { id, name }])).values()]
  return {
    zero: {
      ...zero,
      carts: models.slice(0, MOST_CARTS),
      more: Math.max(0, models.length - MOST_CARTS),
      example: exampleOf(carts, zero),
    },
  }
}

/** Computed for the most expensive cart, whose payment is the highest under the offer. */
function exampleOf(carts: readonly Vehicle[], zero: ZeroPercent): string | undefined {
  const [dearest] = carts
    .flatMap(({ name, price }) => (price === undefined ? [] : { name, price }))
    .sort((a, b) => b.price - a.price)
  if (!dearest) return undefined
  const { result } = monthlyPayment({ apr: 0, months: zero.months }, { price: dearest.price, zero })
  return result && financingPage.zero.example(dearest.name, usdShort(dearest.price), result.text, result.total)
}
