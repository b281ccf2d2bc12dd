import '../../styles/saved.css'
import { useHydrated } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { type ChosenCart, compareHref, MOST_COMPARED, savedCarts } from '../../catalogue/chosen-carts.ts'
import { InventoryLink } from '../../catalogue/inventory-link.tsx'
import { VehicleCard } from '../../catalogue/vehicle-card.tsx'
import { loadVehicle } from '../../catalogue/vehicles.functions.ts'
import { savedPage } from '../../content/pages/saved.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { NamedList } from '../../ui/named-list.tsx'

/** The carts with a heart. The list is in the browser alone, so the server renders none of it. */
export function SavedPage() {
  const isHydrated = useHydrated()
  return (
    <div className="wrap page-head pb-section">
      <h1>{savedPage.heading}</h1>
      <p className="lede">{savedPage.intro}</p>
      {isHydrated ? (
        <Saved />
      ) : (
        <div className="saved__scripts">
          <p className="saved__note">{savedPage.withoutScripts}</p>
          <div className="cta">
            <Link className={buttonClass({ look: 'ink' })} to="/inventory">
              {savedPage.toInventory}
            </Link>
          </div>
        </div>
      )}
    </div>
  )
}

function Saved() {
  const carts = savedCarts.useAll()
  const answers = useVehicles(carts)
  const there = carts.flatMap(({ id }) => (answers.get(id) ? [id] : []))
  if (carts.length === 0) {
    return (
      <>
        <p className="saved__note">{savedPage.empty}</p>
        <div className="cta">
          <InventoryLink className={buttonClass({ look: 'ink' })}>{savedPage.toInventory}</InventoryLink>
        </div>
      </>
    )
  }
  const compared = there.slice(0, MOST_COMPARED)
  return (
    <>
      <div className="cta saved__actions">
        {there.length > 0 ? (
          <>
            <Link className={buttonClass({ look: 'lark' })} to={compareHref(compared)}>
              {there.length > MOST_COMPARED
                ? savedPage.compareFirst(MOST_COMPARED)
                : savedPage.compare(compared.length)}
            </Link>
            <Link className={buttonClass()} to="/contact" search={{ topic: 'sales', carts: there.join(',') }}>
              {savedPage.send}
            </Link>
          </>
        ) : null}
        <Button onClick={() => savedCarts.set([])}>{savedPage.clear}</Button>
      </div>
      <h2 className="sr-only" id="saved-carts">
        {carts.length} {carts.length === 1 ? 'cart' : 'carts'}
      </h2>
      <NamedList className="saved" by="saved-carts">
        {carts.map((cart) => {
          const found = answers.get(cart.id)
          if (found) return <VehicleCard key={cart.id} {...found} />
          return answers.has(cart.id) ? (
            <li key={cart.id} className="saved__gone">
              <p>{savedPage.gone(cart.name)}</p>
              <button type="button" className="link" onClick={() => savedCarts.remove(cart.id)}>
                {savedPage.remove}
                <span className="sr-only"> {cart.name}</span>
              </button>
            </li>
          ) : (
            <li key={cart.id}>
              <div className="skeleton skeleton--tile" role="status" aria-label={`Loading ${cart.name}`} />
            </li>
          )
        })}
      </NamedList>
    </>
  )
}

type Found = Awaited<ReturnType<typeof loadVehicle>>

/** What each cart is by now, as far as it is known: undefined for one that is gone, or could not be loaded. */
function useVehicles(carts: readonly ChosenCart[]): ReadonlyMap<string, Found> {
  const [answers, setAnswers] = useState<ReadonlyMap<string, Found>>(new Map())
  useEffect(() => {
    let isShown = true
    for (const { id } of carts) {
      loadVehicle(id).then((found) => {
        if (isShown) setAnswers((before) => new Map(before).set(id, found))
      })
    }
    return () => {
      isShown = false
    }
  }, [carts])
  return answers
}
