import '../../ui/field/field.css'
import './finder.css'
import { Search, X } from 'lucide-react'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { seatsOnOffer } from '../../content/dealer/facts/seats.facts.ts'
import { lineUpPictures } from '../../content/dealer/generated/line-up-pictures.generated.ts'
import { inventoryPage } from '../../content/words/inventory.words.ts'
import { classes } from '../../ui/classes.ts'
import { isPlainClick, Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { cartCount, type FilterRow, filterText } from './filters.ts'
import type { OptionCounts } from './inventory-index.ts'
import { filtersSet, type InventorySearch, MAX_SEARCH_LENGTH } from './inventory-search.ts'

/** An empty string removes a filter. */
export type ChangeFilters = (change: Partial<Record<keyof InventorySearch, string | number>>) => void

type Props = { search: InventorySearch; onChange: ChangeFilters }
type CountedProps = Props & { counts: OptionCounts | undefined }

export function OtherFilters({ search, except }: { search: InventorySearch; except?: keyof InventorySearch }) {
  return Object.entries(search).map(([name, value]) =>
    name === except || name === 'page' || value === undefined ? null : (
      <input key={name} type="hidden" name={name} value={value} />
    ),
  )
}

/** Has its own state, so that a typed letter appears before the list is filtered. */
export function SearchForm({ search, onChange }: Props) {
  const value = search.search ?? ''
  const [text, setText] = useState(value)
  useEffect(() => {
    setText((current) => (current.trim().toLowerCase() === value ? current : value))
  }, [value])
  return (
    <search className="finder__search">
      <form
        action="/inventory"
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          onChange({ search: text.trim() })
        }}
      >
        <OtherFilters search={search} except="search" />
        <label className="sr-only" htmlFor="filter-search">
          Search
        </label>
        <div className="search-box">
          <button type="submit" aria-label="Search the inventory">
            <Search className="icon" aria-hidden />
          </button>
          <input
            className="input"
            id="filter-search"
            name="search"
            type="search"
            placeholder="Model or word"
            autoComplete="off"
            maxLength={MAX_SEARCH_LENGTH}
            value={text}
            onChange={(event) => {
              setText(event.target.value)
              onChange({ search: event.target.value.trim() })
            }}
          />
        </div>
      </form>
    </search>
  )
}

export function LineUp({ search, counts, onChange }: CountedProps) {
  return (
    <form className="line-up" action="/inventory">
      <OtherFilters search={search} except="seats" />
      <fieldset>
        <legend className="sr-only">Seats</legend>
        {seatsOnOffer.map((seats) => {
          const pressed = search.seats === seats
          const value = pressed ? '' : seats
          const count = counts?.seats?.[seats]
          return (
            <button
              key={seats}
              type="submit"
              name="seats"
              value={value}
              aria-pressed={pressed}
              onClick={(event) => {
                event.preventDefault()
                onChange({ seats: value })
              }}
            >
              <Picture src={lineUpPictures[seats]} alt="" sizes="(min-width: 108rem) 540px, 33vw" />
              <b>
                {seats} <span className="sr-only">seats</span>
              </b>
              <small>{count === undefined ? 'carts' : cartCount(count)}</small>
            </button>
          )
        })}
      </fieldset>
    </form>
  )
}

/** If false, seats are chosen in the line-up above the chips. */
const seatsAreChips = inventoryPage.finder === 'chips'

const quickFilters = ['seats', 'stock', 'showroom', 'condition', 'lifted', 'cargo', 'street-legal', 'brand'] as const

/** In one row that scrolls sideways, so that choosing a chip moves nothing below it. */
export function Chips({ children, ...props }: CountedProps & { rows: readonly FilterRow[]; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const set = filtersSet(props.search).length
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was just set stands first
  useEffect(() => {
    if (box.current) box.current.scrollLeft = 0
  }, [set])
  return (
    <div className="chips" ref={box}>
      <SetFilters {...props} />
      {children}
      <QuickFilters {...props} />
    </div>
  )
}

/** Offers only filters that match some carts. Buttons, since crawlers would follow links to every combination. */
function QuickFilters({ search, counts, rows, onChange }: CountedProps & { rows: readonly FilterRow[] }) {
  const chips = quickFilters.flatMap((name) => {
    const row = rows.find((each) => each.name === name)
    if (!row || search[name] !== undefined || (name === 'seats' && !seatsAreChips)) return []
    return row.options.flatMap(({ value, text }) => {
      const count = counts?.[name]?.[value] ?? 0
      return count > 0 ? [{ name, value, text, count }] : []
    })
  })
  if (chips.length === 0) return null
  return (
    <form className="quick" action="/inventory" aria-label="Quick filters">
      <OtherFilters search={search} />
      {chips.map(({ name, value, text, count }) => (
        <button
          key={`${name}=${value}`}
          className="chip"
          type="submit"
          name={name}
          value={value}
          onClick={(event) => {
            event.preventDefault()
            onChange({ [name]: value })
          }}
        >
          {text} <small className="num">{count}</small>
        </button>
      ))}
    </form>
  )
}

function SetFilters({ search, rows, onChange }: Props & { rows: readonly FilterRow[] }) {
  const names = filtersSet(search)
  return (
    <ul className={classes('set-filters', names.length === 0 && 'set-filters--none')}>
      {names.map((name) => (
        <li key={name}>
          <Link
            className="chip chip--on"
            to="/inventory"
            search={{ ...search, page: undefined, [name]: undefined }}
            resetScroll={false}
            onClick={(event) => {
              if (!isPlainClick(event)) return
              event.preventDefault()
              onChange({ [name]: '' })
            }}
          >
            <span className="sr-only">Remove </span>
            {filterText(name, search, rows)}
            <X className="icon" aria-hidden />
          </Link>
        </li>
      ))}
      <li>
        <ClearFilters town={search.town} />
      </li>
    </ul>
  )
}

/** A link, so that it works without JavaScript. */
export function ClearFilters({ className = 'link', town }: { className?: string; town: string | undefined }) {
  return (
    <Link to="/inventory" search={{ town }} className={className} resetScroll={false}>
      Clear All Filters
    </Link>
  )
}
