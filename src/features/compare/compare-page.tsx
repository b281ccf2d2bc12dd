import '../../ui/field/field.css'
import '../../domain/catalogue/cards/no-carts.css'
import './compare-page.css'
import { useRouter } from '@tanstack/react-router'
import { ArrowRight, ChevronLeft, ChevronRight, Plus, X } from 'lucide-react'
import { type CSSProperties, startTransition, useEffect, useOptimistic, useState } from 'react'
import { contactLink, page } from '../../content/addresses.ts'
import { comparePage } from '../../content/words/compare.words.ts'
import { NewestCarts } from '../../domain/catalogue/cards/newest-cart-cards.tsx'
import { CompareBox } from '../../domain/catalogue/cards/save-or-compare.tsx'
import { NoPicture, VehiclePicture } from '../../domain/catalogue/cards/vehicle-picture.tsx'
import { InventoryLink } from '../../domain/catalogue/inventory-link.tsx'
import { comparedCarts, compareHref, MOST_COMPARED } from '../../domain/catalogue/saved-and-compared-carts.ts'
import { inSentence } from '../../domain/catalogue/specification-labels.ts'
import { PhoneButton } from '../../domain/showrooms/phone-link.tsx'
import { useTown } from '../../domain/towns/chosen-town.ts'
import { TownChooser } from '../../domain/towns/town-chooser.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { isPlainClick, Link } from '../../ui/link.tsx'
import { shownPair, stepped } from './compare-search.ts'
import { CompareTable } from './compare-table.tsx'
import type { CompareView } from './compare-view.ts'
import { PrintAndCopy } from './print-and-copy.tsx'

type Props = { view: CompareView; left: unknown; right: unknown }

const { actions, failed } = comparePage

export function ComparePage({ view, left, right }: Props) {
  const { carts, notes, isIncomplete } = view
  const key = carts.map(({ id }) => id).join(',')
  // Optimistic, so that a second cart can be removed before the page has loaded without the first.
  const [ids, choose] = useOptimistic(carts.map(({ id }) => id))
  // Checks the boxes of these carts in the inventory.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `carts` is new with each render of the same ids
  useEffect(() => {
    if (carts.length > 0 && !isIncomplete)
      comparedCarts.set(carts.map(({ id, name, images: [image] }) => ({ id, name, image })))
  }, [key, isIncomplete])

  const pair = shownPair(left, right, carts.length)
  /** The column whose cart an arrow button just replaced. The new cart slides in from the arrow's side. */
  const [brought, setBrought] = useState<{ column: number; by: 1 | -1 }>()
  const address = (cartIds: readonly string[], more: Record<string, string | number | undefined> = {}): string => {
    const rest = Object.entries({ town: view.town, ...more })
    const query = rest.map(([name, value]) => (value === undefined ? '' : `&${name}=${value}`)).join('')
    return compareHref(cartIds) + (cartIds.length > 0 ? query : '')
  }
  const router = useRouter()
  const goTo = (slug: string | undefined) => {
    const columns = carts.length > 2 ? { left: pair[0] + 1, right: pair[1] + 1 } : {}
    const href = address(view.ids.map(encodeURIComponent), { ...columns, town: slug })
    void router.navigate({ href, replace: true, resetScroll: false })
  }
  const kept = comparedCarts.useAll()
  const isBare = view.ids.length === 0 && kept.length > 0
  // The footer's link and a typed address contain no carts, but this tab may remember some.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page without carts
  useEffect(() => {
    if (isBare) void router.navigate({ href: address(kept.map(({ id }) => id)), replace: true })
  }, [isBare])
  const remove = (removed: string) =>
    startTransition(async () => {
      const left = ids.filter((id) => id !== removed)
      if (left.length === 0) comparedCarts.set([])
      choose(left)
      await router.navigate({ href: address(left), resetScroll: false })
    })
  const retry = () => void router.invalidate()
  const townSlug = useTown()?.slug
  // Without a known town in the query string, the one stored on the device applies.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `goTo` is new with each render
  useEffect(() => {
    if (townSlug && !view.town && carts.length > 0) goTo(townSlug)
  }, [townSlug, view.town, key])
  const side = (at: number) =>
    classes(
      carts.length > 2 && !pair.includes(at) ? 'is-off' : at === pair[1] && 'is-right',
      brought?.column === at && (brought.by === 1 ? 'is-from-right' : 'is-from-left'),
    )

  if (carts.length === 0) {
    return (
      <>
        <div className="vacant vacant--row">
          <div>
            <h1>{view.heading}</h1>
            <Notes notes={notes} />
            <p className="lede">{isIncomplete ? failed.text : comparePage.empty.text}</p>
            <div className="cta">
              {isIncomplete ? (
                <>
                  <Button look="ink" onClick={retry}>
                    {failed.retry}
                  </Button>
                  <PhoneButton look="paper" />
                </>
              ) : (
                <InventoryLink className={buttonClass({ look: 'accent' })}>{comparePage.empty.link}</InventoryLink>
              )}
            </div>
          </div>
          {Array.from({ length: MOST_COMPARED }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: identical places that are never reordered
            <NoPicture key={at} label="" />
          ))}
        </div>
        <NewestCarts Box={CompareBox} />
      </>
    )
  }
  const style: CSSProperties & Record<'--carts', number> = { '--carts': carts.length }
  return (
    <div className="compare" style={style}>
      <div className="compare__band">
        <div className="wrap compare__top">
          <div className="compare__copy">
            <h1>{view.heading}</h1>
            <p>{carts.length === 1 ? comparePage.one : view.summary}</p>
            <Notes notes={notes} />
            {isIncomplete ? (
              <button type="button" className="link" onClick={retry}>
                {failed.retry}
              </button>
            ) : null}
            {carts.length < 4 ? (
              <InventoryLink className="link compare__add">
                <Plus className="icon" aria-hidden /> {comparePage.add(carts.length)}
              </InventoryLink>
            ) : null}
          </div>
          {carts.map((cart, at) => (
            <div key={cart.id} className={classes('compare__figure', cart.isNew === false && 'used-ground', side(at))}>
              <Link
                className="round-button"
                to={address(ids.filter((id) => id !== cart.id))}
                resetScroll={false}
                onClick={(event) => {
                  if (!isPlainClick(event)) return
                  event.preventDefault()
                  remove(cart.id)
                }}
                aria-label={`Remove ${cart.name} from the comparison`}
              >
                <X className="icon" aria-hidden />
              </Link>
              {cart.images.length > 0 ? (
                <VehiclePicture vehicle={cart} sizes="(min-width: 60rem) 26vw, 45vw" priority={at === 0} />
              ) : (
                <NoPicture />
              )}
            </div>
          ))}
        </div>
      </div>
      <div className="wrap">
        <CompareTable
          view={view}
          side={side}
          chooser={
            <TownChooser action={page('compare').path} className="compare-table__town" onChosen={goTo}>
              <input type="hidden" name="carts" value={view.ids.join(',')} />
            </TownChooser>
          }
        />
        {view.unlisted.length > 0 ? (
          <p className="muted compare__unlisted">
            {comparePage.unlisted(view.unlisted.map(inSentence))}{' '}
            <Link
              className="link"
              {...contactLink('sales', { ...(carts.length > 1 ? { carts: key } : { vehicle: key }), town: view.town })}
            >
              {comparePage.ask}
            </Link>
          </p>
        ) : null}
        <div className="compare__actions">
          <PrintAndCopy href={address(ids)} />
          {carts.map((cart, at) => (
            <div key={cart.id} className={classes('compare__action', side(at))}>
              <PhoneButton look="ink" number="never" className="compare__ask">
                <span>
                  <span className="compare__long">{actions.testDriveLong}</span>
                  {actions.testDrive}
                  <span className="sr-only"> of the {cart.name}</span>
                </span>
              </PhoneButton>
              <Link className="link" {...contactLink('sales', { vehicle: cart.id, town: view.town })}>
                {actions.ask}
                <span className="sr-only">: {cart.name}</span> <ArrowRight className="icon" aria-hidden />
              </Link>
            </div>
          ))}
        </div>
      </div>
      {carts.length > 2 ? (
        <nav className="compare__bar own-bar" aria-label="Columns">
          {(['left', 'right'] as const).map((name, at) => {
            const from = pair[at === 0 ? 0 : 1]
            const other = pair[at === 0 ? 1 : 0]
            const cart = carts[from]
            const step = (by: 1 | -1) => {
              const to = stepped(from, by, other, carts.length)
              const columns = at === 0 ? { left: to + 1, right: other + 1 } : { left: other + 1, right: to + 1 }
              return (
                <Link
                  to={address(ids, columns)}
                  resetScroll={false}
                  replace
                  onClick={() => setBrought({ column: to, by })}
                >
                  <span className="sr-only">
                    Show {carts[to]?.name} on the {name}
                  </span>
                  {by === 1 ? (
                    <ChevronRight className="icon" aria-hidden />
                  ) : (
                    <ChevronLeft className="icon" aria-hidden />
                  )}
                </Link>
              )
            }
            return (
              <div key={name}>
                {step(-1)}
                <span>
                  {cart ? <VehiclePicture vehicle={cart} sizes="60px" alt="" /> : null}
                  <small>
                    {from + 1} of {carts.length}
                  </small>
                </span>
                {step(1)}
              </div>
            )
          })}
        </nav>
      ) : null}
    </div>
  )
}

const Notes = ({ notes }: { notes: readonly string[] }) =>
  notes.length > 0 ? (
    <ul className="compare__notes">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  ) : null
