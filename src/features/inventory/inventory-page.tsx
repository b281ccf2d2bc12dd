import './inventory-page.css'
import { useNavigate } from '@tanstack/react-router'
import { memo, startTransition, useDeferredValue, useEffect, useMemo, useOptimistic } from 'react'
import { contactLink } from '../../content/addresses.ts'
import { inventoryPage } from '../../content/words/inventory.words.ts'
import { rememberFilters } from '../../domain/catalogue/inventory-link.tsx'
import { PhoneButton } from '../../domain/showrooms/phone-link.tsx'
import { AddressTown } from '../../domain/towns/address-town.ts'
import { TownChooser } from '../../domain/towns/town-chooser.tsx'
import { TellMeLink } from '../../domain/waitlist/waitlist-link.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { Closing } from '../../ui/closing.tsx'
import { Link } from '../../ui/link.tsx'
import { CompareTray } from './compare-tray.tsx'
import { filterRows } from './filters.ts'
import { type ChangeFilters, Chips, LineUp, OtherFilters, SearchForm } from './finder.tsx'
import type { RenderedInventory } from './inventory.functions.ts'
import { InventoryFilters, ResultCount, resultCountId, SortSelect } from './inventory-filters.tsx'
import { InventoryResults } from './inventory-results.tsx'
import { filtersSet, type InventorySearch, readInventorySearch } from './inventory-search.ts'
import { isTyping, Typing } from './moving-results.tsx'
import { countedView, type InventoryState, retryInventory, useInventory } from './use-inventory.ts'

/** Whether the page goes without the line-up of carts for choosing the seats. */
const isPlain = inventoryPage.finder === 'chips'

const noCarts: readonly string[] = []

type Props = { search: InventorySearch; rendered: RenderedInventory | undefined }

export function InventoryPage({ search, rendered }: Props) {
  const filters = useMemo(() => ({ ...search, town: undefined }), [search])
  useEffect(() => rememberFilters(filters), [filters])
  return <Inventory search={search} state={useInventory(filters, rendered)} />
}

type InventoryProps = { search: InventorySearch; state: InventoryState }

/** Separate, so that nothing renders again when the fetched list agrees with the server's. */
const Inventory = memo(function Inventory({ search, state }: InventoryProps) {
  const navigate = useNavigate()
  const view = state.status === 'shown' ? state.view : undefined
  // Choices show immediately, and each builds on the last, while the navigation is pending.
  const [optimisticSearch, choose] = useOptimistic(search)
  const listed = useDeferredValue(search)

  const change = (changed: Parameters<ChangeFilters>[0], replace = false) =>
    startTransition(async () => {
      const next = readInventorySearch({ ...optimisticSearch, page: undefined, ...changed })
      if (next.sort === 'newest') next.sort = undefined
      choose(next)
      // Keeps parameters that an advertisement added.
      const address = (current: object) => ({ ...current, ...next })
      await navigate({ to: '/inventory', search: address, replace, resetScroll: false })
    })
  // Typing replaces the history entry; other choices add one, so that Back undoes them.
  const type: ChangeFilters = (changed) => change(changed, true)
  const setTown = (town: string | undefined) =>
    navigate({
      to: '/inventory',
      search: (current: object) => ({ ...current, town }),
      replace: true,
      resetScroll: false,
    })
  // The bar doesn't wait for the cards.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new view may come from a new list
  const counted = useMemo(() => countedView(optimisticSearch), [optimisticSearch, view])
  const { counts, matching, total, offered } = counted ?? view ?? {}
  const rows = useMemo(() => filterRows(offered), [offered])
  return (
    <AddressTown value={search.town}>
      <Typing value={isTyping()}>
        <div
          className={classes('finder', isPlain && 'finder--plain', view?.matching === 0 && 'finder--none')}
          data-hook={isPlain ? 'opening' : undefined}
        >
          <div className="wrap">
            <div className="finder__head">
              <h1>
                {isPlain ? null : <span className="sr-only">{inventoryPage.heading}: </span>}
                {inventoryPage.lineUp.heading}
              </h1>
              <SearchForm search={optimisticSearch} onChange={type} />
              <p className="finder__note">{inventoryPage.intro}</p>
            </div>
            {isPlain ? null : <LineUp search={optimisticSearch} counts={counts} onChange={change} />}
          </div>
        </div>
        <div className="bar">
          <div className="wrap bar__in">
            <ResultCount>{matching === undefined ? 'Vehicles' : `${matching} of ${total} vehicles`}</ResultCount>
            <InventoryFilters
              search={optimisticSearch}
              rows={rows}
              counts={counts}
              matching={matching}
              onChange={change}
            />
            <Chips search={optimisticSearch} rows={rows} counts={counts} onChange={change}>
              <TownChooser className="chip chip--town" action="/inventory" onChosen={setTown}>
                <OtherFilters search={optimisticSearch} except="town" />
              </TownChooser>
            </Chips>
            <SortSelect value={optimisticSearch.sort} onChange={change} />
          </div>
        </div>
        <section className="wrap stock" aria-labelledby={resultCountId}>
          <InventoryResults state={state} search={listed} onRetry={retryInventory} />
          {filtersSet(listed).length > 0 ? (
            <TellMeLink
              className="link stock__after"
              rel="nofollow"
              what="next"
              search={{ ...listed, page: undefined, sort: undefined }}
            />
          ) : null}
          <p className="stock__after stock__note muted">{inventoryPage.intro}</p>
          {inventoryPage.afterList ? <p className="stock__after muted">{inventoryPage.afterList}</p> : null}
          <CompareTray town={search.town} />
        </section>
        <Closing heading={inventoryPage.help.heading} text={inventoryPage.help.text} lineUp={noCarts}>
          <Link className={buttonClass({ look: 'ink' })} {...contactLink('sales')}>
            {inventoryPage.help.link}
          </Link>
          <PhoneButton />
        </Closing>
      </Typing>
    </AddressTown>
  )
})
