import { useRouter } from '@tanstack/react-router'
import type { PaymentAnswer } from '../../finance/monthly-payment.ts'
import { paymentFields } from '../../finance/payment-search.ts'
import { usd } from '../../format/money.ts'
import { deliveredPrice, deliveryTerms } from '../../rentals/cart-delivery.ts'
import { useTown } from '../../rentals/chosen-town.ts'
import { TownChooser, townChooserId } from '../../rentals/town-chooser.tsx'
import { townHref } from '../../site-map.ts'
import { Link } from '../../ui/link.tsx'
import { cartDeliveryCopy } from '../../words/cart-delivery.ts'
import { deliveryRule, measuredFrom } from '../../words/delivery-rule.ts'

type Props = {
  action: string
  price: number | undefined
  showroom: string | undefined
  /** Without scripts, choosing a town keeps it in the address. */
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
    <>
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
      <p className="measured-from">{measuredFrom}</p>
    </>
  )
}
