import { count } from '../../content/format/number.ts'
import './saved-page.css'
import { useHydrated } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { contactLink } from '../../content/addresses.ts'
import { seatsOnOffer } from '../../content/dealer/facts/seats.facts.ts'
import { lineUpPictures } from '../../content/dealer/generated/line-up-pictures.generated.ts'
import { savedPage } from '../../content/words/saved.words.ts'
import { NewestCarts } from '../../domain/catalogue/cards/newest-cart-cards.tsx'
import { VehicleCard } from '../../domain/catalogue/cards/vehicle-card.tsx'
import { InventoryLink } from '../../domain/catalogue/inventory-link.tsx'
import {
  type ChosenCart,
  compareHref,
  MOST_COMPARED,
  savedCarts,
} from '../../domain/catalogue/saved-and-compared-carts.ts'
import type { VehicleOutcome } from '../../domain/catalogue/vehicles-query.ts'
import { useTown } from '../../domain/towns/chosen-town.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { Link } from '../../ui/link.tsx'
import { NamedList } from '../../ui/named-list.tsx'
import { Picture } from '../../ui/picture.tsx'

const FULL_ROW = 4

/** The carts are rendered in the browser, since only the browser has the list. */
export function SavedPage() {
  const isHydrated = useHydrated()
  return (
    <div className="wrap page-head page-head--whole">
      <h1>{savedPage.heading}</h1>
      <p className="lede">{savedPage.intro}</p>
      {isHydrated ? (
        <Saved />
      ) : (
        <div className="saved__scripts">
          <div className="saved__empty">
            <p>{savedPage.withoutScripts}</p>
            <Link className={buttonClass({ look: 'accent' })} to="/inventory">
              {savedPage.toInventory}
            </Link>
          </div>
          <BySeats />
        </div>
      )}
    </div>
  )
}

function Saved() {
  const carts = savedCarts.useAll()
  const { answers, retry } = useVehicles(carts)
  const town = useTown()?.slug
  const there = carts.flatMap(({ id }) => (typeof answers.get(id) === 'object' ? [id] : []))
  if (carts.length === 0) {
    return (
      <>
        <div className="saved__empty">
          <p>{savedPage.empty}</p>
          <InventoryLink className={buttonClass({ look: 'accent' })}>{savedPage.toInventory}</InventoryLink>
        </div>
        <NewestCarts className="saved__newest" />
        <BySeats />
      </>
    )
  }
  const compared = there.slice(0, MOST_COMPARED)
  const single = carts.length === 1 ? carts[0] : undefined
  const another = (
    <InventoryLink className="saved__more">
      <Plus className="icon" aria-hidden /> {savedPage.another}
    </InventoryLink>
  )
  return (
    <>
      <div className="cta saved__actions">
        {there.length > 0 ? (
          <>
            {there.length > 1 ? (
              <Link className={buttonClass({ look: 'accent' })} to={compareHref(compared)}>
                {there.length > MOST_COMPARED
                  ? savedPage.compareFirst(MOST_COMPARED)
                  : savedPage.compare(compared.length)}
              </Link>
            ) : null}
            <Link
              className={buttonClass({ look: there.length > 1 ? 'outline' : 'accent' })}
              {...contactLink('sales', { carts: there.join(','), town })}
            >
              {savedPage.send(there.length)}
            </Link>
          </>
        ) : null}
        <Button onClick={() => savedCarts.set([])}>{savedPage.clear}</Button>
      </div>
      <div className={classes('saved', single && 'saved--single')}>
        <h2 className="h3 saved__count" id="saved-carts">
          {count(carts.length, 'cart')}
        </h2>
        <NamedList className="saved__list" by="saved-carts">
          {carts.map((cart) => (
            <SavedCart key={cart.id} cart={cart} answer={answers.get(cart.id)} onRetry={() => retry(cart)} />
          ))}
        </NamedList>
        {single ? (
          <NewestCarts className="saved__others" without={single.id}>
            <li className="saved__last">{another}</li>
          </NewestCarts>
        ) : carts.length < FULL_ROW ? (
          another
        ) : null}
      </div>
    </>
  )
}

/** A way to start for visitors who have saved nothing yet. */
function BySeats() {
  return (
    <nav className="by-seats" aria-labelledby="by-seats">
      <h2 className="h3" id="by-seats">
        {savedPage.bySeats}
      </h2>
      <ul>
        {seatsOnOffer.map((seats) => (
          <li key={seats}>
            <Link to="/inventory" search={{ seats, stock: 'in' }}>
              <Picture src={lineUpPictures[seats]} alt="" sizes="(min-width: 60rem) 25vw, 50vw" />
              {savedPage.seats(seats)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type CartProps = { cart: ChosenCart; answer: VehicleOutcome | undefined; onRetry: () => void }

function SavedCart({ cart: { id, name }, answer, onRetry }: CartProps) {
  if (typeof answer === 'object') return <VehicleCard {...answer} />
  if (!answer)
    return (
      <li>
        <div className="skeleton skeleton--tile" role="status" aria-label={`Loading ${name}`} />
      </li>
    )
  return (
    <li className="saved__gone">
      <p>{savedPage[answer](name)}</p>
      {answer === 'failed' ? (
        <button type="button" className="link" onClick={onRetry}>
          {savedPage.retry}
          <span className="sr-only"> {name}</span>
        </button>
      ) : (
        <button type="button" className="link" onClick={() => savedCarts.remove(id)}>
          {savedPage.remove}
          <span className="sr-only"> {name}</span>
        </button>
      )}
    </li>
  )
}

/** Current data of the carts, except those that are still loading. */
function useVehicles(carts: readonly ChosenCart[]) {
  const [answers, setAnswers] = useState<ReadonlyMap<string, VehicleOutcome>>(new Map())
  const retry = async ({ id }: ChosenCart) => {
    const { vehicleOutcome } = await import('../../domain/catalogue/vehicles-query.ts')
    const answer = await vehicleOutcome(id)
    setAnswers((before) => new Map(before).set(id, answer))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: `retry` is new with each render
  useEffect(() => {
    for (const cart of carts) void retry(cart)
  }, [carts])
  return { answers, retry }
}
