import '../../domain/catalogue/cards/cart-row.css'
import './inventory-results.css'
import { useLayoutEffect, useRef } from 'react'
import { contactLink } from '../../content/addresses.ts'
import { emptyFloor } from '../../content/words/empty-floor.words.ts'
import { inventoryPage } from '../../content/words/inventory.words.ts'
import { CompareBox } from '../../domain/catalogue/cards/save-or-compare.tsx'
import { VehicleCard } from '../../domain/catalogue/cards/vehicle-card.tsx'
import type { CardVehicle } from '../../domain/catalogue/vehicle.ts'
import { PhoneButton } from '../../domain/showrooms/phone-link.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { NamedList } from '../../ui/named-list.tsx'
import { ClearFilters } from './finder.tsx'
import { resultCountId } from './inventory-filters.tsx'
import { type InventoryView, PAGE_SIZE } from './inventory-index.ts'
import type { InventorySearch } from './inventory-search.ts'
import { Moving } from './moving-results.tsx'
import type { Suggestions } from './suggestions.ts'
import type { InventoryState } from './use-inventory.ts'

/** From product.md 9.12. */
const SKELETON_COUNT = 6

/** With fewer cards, the space beside the poster would stay empty. */
const FEWEST_WITH_POSTER = 3
const POSTER_SIZES = '(min-width: 80rem) 34vw, (min-width: 48rem) 46vw, 92vw'

type Props = {
  state: InventoryState
  search: InventorySearch
  onRetry: () => void
}

/** The four states from product.md 4.3. */
export function InventoryResults({ state, search, onRetry }: Props) {
  switch (state.status) {
    case 'loading':
      return <Skeletons />
    case 'error':
      return (
        <div className="empty" role="alert">
          <h2 className="h3">Error loading vehicles: {state.message}</h2>
          <p className="muted">Nothing is lost. Try again, or call us for what is in stock.</p>
          <div className="cta">
            <Button look="ink" onClick={onRetry}>
              Try again
            </Button>
            <CallLink />
          </div>
        </div>
      )
    case 'shown':
      return state.view.matching === 0 ? (
        <Empty view={state.view} search={search} />
      ) : (
        <Grid view={state.view} search={search} />
      )
  }
}

function Skeletons() {
  return (
    <div className="card-grid" role="status" aria-label="Loading vehicles">
      {Array.from({ length: SKELETON_COUNT }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical placeholders that are never reordered
        <div key={index} className="skeleton-card" aria-hidden>
          <div className="skeleton skeleton--tile" />
          <div className="skeleton-card__text">
            <div className="skeleton skeleton--line skeleton--long" />
            <div className="skeleton skeleton--line skeleton--short" />
          </div>
        </div>
      ))}
    </div>
  )
}

type ShownProps = Pick<Props, 'search'> & { view: InventoryView }

/** Shows suggestions beside the message, and the nearest carts close enough below to be on the first screen. */
function Empty({ view: { total, suggestions }, search }: ShownProps) {
  return (
    <div className="empty empty--list">
      <div className="empty__words">
        <h2 className="h3">No vehicles found</h2>
        <p>No vehicles match your current filters.</p>
        <p className="muted num">{total > 0 ? `Showing 0 of ${total} total vehicles` : emptyFloor.text}</p>
      </div>
      <div className="cta empty__acts">
        <ClearFilters className={buttonClass({ look: 'ink' })} town={search.town} />
        <CallLink />
      </div>
      {suggestions ? <Nearest {...suggestions} /> : null}
      {suggestions ? <Meant {...suggestions} town={search.town} /> : null}
    </div>
  )
}

function Nearest({ nearest, isNear }: Suggestions) {
  if (nearest.length === 0) return null
  return (
    <div className="empty__nearest">
      <h3 className="h3" id="nearest">
        {isNear ? 'Nearest to your search' : 'In stock now'}
      </h3>
      <NamedList className="cart-row" by="nearest">
        {nearest.map((vehicle) => (
          <VehicleCard key={vehicle.id} vehicle={vehicle} Box={CompareBox} />
        ))}
      </NamedList>
    </div>
  )
}

function Meant({ suggestions, nearest, isNear, answers, town }: Suggestions & { town: string | undefined }) {
  const carts = isNear ? nearest.map(({ id }) => id).join(',') : undefined
  return (
    <ul className="meant">
      {suggestions.map(({ text, search, count }) => (
        <li key={text}>
          {count > 0 ? (
            <Link to="/inventory" search={{ ...search, town }}>
              {text.replace(/\??$/, (mark) => ` (${count})${mark}`)}
            </Link>
          ) : (
            <Link {...contactLink('sales', { carts, town })}>{`${text}: ask us`}</Link>
          )}
        </li>
      ))}
      {answers.map(({ label, path }) => (
        <li key={path}>
          <Link to={path}>{label}</Link>
        </li>
      ))}
    </ul>
  )
}

const CallLink = () => <PhoneButton>Ask us to find one</PhoneButton>

/** A filter change slides cards to new places. Browsers count that as a layout shift unless the cards' boxes are created again. */
function useNewBoxes(view: InventoryView) {
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each new view
  useLayoutEffect(() => {
    // Hiding the box would take the focus from elements in it, such as the link to more carts.
    if (!box.current || box.current.contains(document.activeElement)) return
    box.current.style.display = 'none'
    getComputedStyle(box.current).display
    box.current.style.display = ''
  }, [view])
  return box
}

function Grid({ view, search }: ShownProps) {
  const box = useNewBoxes(view)
  const more = view.matching - view.skipped - view.shown.length
  const there = view.shown.filter(({ inStock }) => inStock)
  const sold = view.shown.filter(({ inStock }) => !inStock)
  const cardAt = (vehicle: CardVehicle, index: number) => {
    const isPoster = index === 0 && view.skipped === 0 && there.length >= FEWEST_WITH_POSTER
    return (
      <Moving key={vehicle.id} place={index}>
        <VehicleCard
          vehicle={vehicle}
          numbered={view.sharedNames.includes(vehicle.name)}
          priority={index === 0}
          poster={isPoster}
          {...(isPoster && { sizes: POSTER_SIZES })}
          Box={CompareBox}
        />
      </Moving>
    )
  }
  return (
    <div ref={box}>
      {view.skipped > 0 ? (
        <Link
          className={buttonClass(undefined, 'card-grid__earlier')}
          to="/inventory"
          search={{ ...search, page: Math.ceil(view.skipped / PAGE_SIZE) }}
          resetScroll={false}
        >
          Show earlier
        </Link>
      ) : null}
      {there.length > 0 ? (
        <NamedList className="card-grid" by={resultCountId}>
          {there.map(cardAt)}
        </NamedList>
      ) : null}
      {sold.length > 0 ? (
        <>
          <div className="stock__sold">
            <h3 id="sold">{inventoryPage.sold.heading}</h3>
            <p>{inventoryPage.sold.text}</p>
          </div>
          <NamedList className="card-grid" by="sold">
            {sold.map((vehicle, index) => cardAt(vehicle, there.length + index))}
          </NamedList>
        </>
      ) : null}
      {more > 0 ? (
        <Link
          className={buttonClass(undefined, 'card-grid__more')}
          to="/inventory"
          search={{ ...search, page: (search.page ?? 1) + 1 }}
          replace
          resetScroll={false}
        >
          Show {Math.min(more, PAGE_SIZE)} more
        </Link>
      ) : null}
    </div>
  )
}
