import { useRouter } from '@tanstack/react-router'
import { townHref } from '../../content/addresses.ts'
import { paymentFields } from '../../content/dealer/facts/payment-fields.facts.ts'
import { usd } from '../../content/format/money.ts'
import { cartDeliveryCopy } from '../../content/words/cart-delivery.words.ts'
import { deliveryRule } from '../../content/words/delivery-rule.words.ts'
import type { PaymentAnswer } from '../../domain/catalogue/finance/monthly-payment.ts'
import { deliveredPrice, deliveryTerms } from '../../domain/rentals/cart-delivery.ts'
import { useTown } from '../../domain/towns/chosen-town.ts'
import { TownChooser, townChooserId } from '../../domain/towns/town-chooser.tsx'
import { Link } from '../../ui/link.tsx'

type Props = {
  action: string
  price: number | undefined
  showroom: string | undefined
  /** Payment values that stay in the query string when a town is chosen without scripts. */
  payment: PaymentAnswer | undefined
}

export function DeliveredTo({ action, price, showroom, payment }: Props) {
  const router = useRouter()
  const town = useTown(showroom)
  const total = town && deliveredPrice(price, town)

  const change = (slug: string | undefined) => {
    const href = router.latestLocation.pathname + (slug ? `?town=${slug}` : '')
    void router.navigate({ href, replace: true, resetScroll: false })
  }
  return (
    <TownChooser className="offer__town" action={action} onChosen={change}>
      {payment
        ? paymentFields.map((name) => <input key={name} type="hidden" name={name} value={payment.values[name]} />)
        : null}
      <output htmlFor={townChooserId}>{total === undefined ? null : usd(total)}</output>
      <p>
        {town ? (
          <>
            {deliveryTerms(town, price)} <Link to={townHref(town.slug)}>{cartDeliveryCopy.town(town.name)}</Link>
          </>
        ) : (
          deliveryRule
        )}
      </p>
    </TownChooser>
  )
}
