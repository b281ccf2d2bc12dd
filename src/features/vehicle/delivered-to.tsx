import { useRouter } from '@tanstack/react-router'
import { deliveryRule } from '../../content/pages/delivery-rule.ts'
import type { PaymentAnswer } from '../../finance/monthly-payment.ts'
import { paymentFields } from '../../finance/payment-search.ts'
import type { DeliveryOffer } from '../../rentals/delivery-offer.ts'
import { TownChooser, townChooserId } from '../../rentals/town-chooser.tsx'
import { useChosenTown } from '../../rentals/use-chosen-town.ts'
import { townHref } from '../../site-map.ts'
import { Link } from '../../ui/link.tsx'

type Props = {
  /** Path of the page. */
  action: string
  price: number | undefined
  /** For the town of the address. */
  asked: DeliveryOffer | undefined
  /** The rest of the address: without scripts, choosing a town keeps it. */
  payment: PaymentAnswer | undefined
}

/** What the cart costs at the visitor's door. */
export function DeliveredTo({ action, price, asked, payment }: Props) {
  const router = useRouter()
  const chosen = useChosenTown()
  const offer = chosen === undefined ? asked : chosen?.offer(price)

  const change = (slug: string | undefined) => {
    const href = router.latestLocation.pathname + (slug ? `?town=${slug}` : '')
    void router.navigate({ href, replace: true, resetScroll: false })
  }
  return (
    <TownChooser className="offer__town" action={action} asked={asked?.slug} onChosen={change}>
      {payment
        ? paymentFields.map((name) => <input key={name} type="hidden" name={name} value={payment.values[name]} />)
        : null}
      <output htmlFor={townChooserId}>{offer?.total}</output>
      <p>
        {offer ? (
          <>
            {offer.terms} <Link to={townHref(offer.slug)}>{offer.more}</Link>
          </>
        ) : (
          deliveryRule
        )}
      </p>
    </TownChooser>
  )
}
