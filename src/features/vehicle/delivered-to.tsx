import { useRouter } from '@tanstack/react-router'
import { type ChangeEvent, useEffect, useState } from 'react'
import { cartDeliveryCopy as copy } from '../../content/pages/cart-delivery.ts'
import { usd } from '../../format/money.ts'
import type { DeliveryTown } from '../../rentals/cart-delivery.ts'
import { deliveredPrice } from '../../rentals/delivered-price.ts'
import { keepTownSlug, keptTown } from '../../rentals/kept-town.ts'
import { townHref } from '../../site-map.ts'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { loadDeliveryTowns } from './delivery-towns.functions.ts'
import type { TownChoices } from './vehicle-tools.ts'

type Props = {
  /** Path of the page. */
  action: string
  price: number | undefined
  choices: TownChoices
  /** Of the address. */
  asked: DeliveryTown | undefined
}

/** What the cart costs at the visitor's door. A GET form to the page itself; with JavaScript the choice is kept on the device. */
export function DeliveredTo({ action, price, choices, asked }: Props) {
  const router = useRouter()
  const [town, setTown] = useState(asked)
  useEffect(() => {
    if (asked) return keepTownSlug(asked.slug)
    const slug = keptTown()
    if (slug) townOf(slug).then(setTown, (error: unknown) => console.warn(error))
  }, [asked])

  const choose = async ({ target: { value } }: ChangeEvent<HTMLSelectElement>) => {
    const next = await townOf(value)
    keepTownSlug(next?.slug)
    setTown(next)
    const href = router.latestLocation.pathname + (next ? `?town=${next.slug}` : '')
    await router.navigate({ href, replace: true, resetScroll: false })
  }
  const total = town && deliveredPrice(price, town)
  return (
    <form className="delivered" action={action} method="get">
      <label htmlFor="delivery-town">{copy.label}</label>
      <select id="delivery-town" name="town" value={town?.slug ?? ''} onChange={(event) => void choose(event)}>
        <option value="">{copy.none}</option>
        {[...new Set(choices.map(({ state }) => state))].map((state) => (
          <optgroup key={state} label={state}>
            {choices
              .filter((choice) => choice.state === state)
              .map(({ slug, name }) => (
                <option key={slug} value={slug}>
                  {name}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
      <Button type="submit" size="sm">
        {copy.submit}
      </Button>
      <output htmlFor="delivery-town">{total === undefined ? '' : usd(total)}</output>
      {town ? (
        <p>
          {copy.from(town.miles, town.from)} {explained(price, town)}{' '}
          <Link to={townHref(town.slug)}>{copy.town(town.name)}</Link>
        </p>
      ) : null}
    </form>
  )
}

const townOf = async (slug: string) => (await loadDeliveryTowns()).find((town) => town.slug === slug)

function explained(price: number | undefined, town: DeliveryTown): string {
  if (price === undefined) return `${town.sum} ${copy.fromPurchase}`
  return deliveredPrice(price, town) === undefined ? copy.quoted : town.sum
}
