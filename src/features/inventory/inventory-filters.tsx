import '../../ui/field/field.css'
import './inventory-filters.css'
import { useHydrated } from '@tanstack/react-router'
import { SlidersHorizontal } from 'lucide-react'
import { type ComponentProps, type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { cartCount, type FilterRow } from './filters.ts'
import type { ChangeFilters } from './finder.tsx'
import type { OptionCounts } from './inventory-index.ts'
import { filtersSet, type InventorySearch, sortOptions } from './inventory-search.ts'

const sortLabels: Record<(typeof sortOptions)[number], string> = {
  newest: 'Newest',
  'price-low': 'Price, low to high',
  'price-high': 'Price, high to low',
  name: 'Name',
}
const formId = 'inventory-filters'

export const resultCountId = 'result-count'
/** The `<details>` that opens the filters. */
export const filtersToggleId = 'filters'

type Props = {
  search: InventorySearch
  rows: readonly FilterRow[]
  counts: OptionCounts | undefined
  matching: number | undefined
  onChange: ChangeFilters
}

/** A GET form; with JavaScript, every change filters immediately. CSS hides the form until the <details> before it is open. */
export function InventoryFilters({ search, rows, counts, matching, onChange }: Props) {
  const toggle = useRef<HTMLDetailsElement>(null)
  const isLive = useHydrated() && matching !== undefined
  const active = filtersSet(search).length
  // There are no options for the showroom unless carts are at two or more.
  const groups = rows.filter(({ rule, options }) => rule.all && options.length > 0)
  const ticks = rows.filter(({ rule }) => !rule.all)

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    onChange(Object.fromEntries([...data].map(([name, value]) => [name, String(value)])))
    const results = document.getElementById(resultCountId)
    if (toggle.current?.open) {
      toggle.current.open = false
      results?.focus({ preventScroll: true })
    }
    results?.scrollIntoView({ block: 'nearest' })
  }
  useEffect(() => {
    const details = toggle.current
    const closeOn = (event: Event) => {
      if (!details?.open) return
      const outside = event.target instanceof Node && !details.parentElement?.contains(event.target)
      if (event instanceof KeyboardEvent ? event.key === 'Escape' : outside) details.open = false
    }
    // Brings the whole form into view. Not on phones, where it is part of the page and longer than the screen.
    const bringUp = () => {
      if (details?.open && matchMedia('(min-width: 60rem)').matches)
        details.closest('.bar')?.scrollIntoView({ block: 'start' })
    }
    const closing = ['pointerdown', 'keydown', 'focusin']
    for (const name of closing) document.addEventListener(name, closeOn)
    details?.addEventListener('toggle', bringUp)
    return () => {
      for (const name of closing) document.removeEventListener(name, closeOn)
      details?.removeEventListener('toggle', bringUp)
    }
  }, [])
  return (
    <div className="filters__box">
      <details className="filters__toggle own-bar" id={filtersToggleId} ref={toggle}>
        <summary className="chip chip--ink">
          <SlidersHorizontal className="icon" aria-hidden />
          Filters{active > 0 ? ` (${active})` : ''}
        </summary>
      </details>
      <form
        className="filters"
        id={formId}
        action="/inventory"
        method="get"
        aria-label="Filter inventory"
        onSubmit={submit}
      >
        {search.search ? <input type="hidden" name="search" value={search.search} /> : null}
        {search.town ? <input type="hidden" name="town" value={search.town} /> : null}
        {groups.map((row) => (
          <RadioGroup
            key={row.name}
            {...row}
            current={search[row.name]}
            counts={counts?.[row.name]}
            onChange={onChange}
          >
            {row.name === 'price' ? <MaxPrice value={search['max-price']} onChange={onChange} /> : null}
          </RadioGroup>
        ))}
        <fieldset className="filters__group">
          <legend className="legend">Only show</legend>
          {ticks.map(({ name, rule, options: [{ value } = { value: '' }] }) => (
            <Choice
              key={name}
              type="checkbox"
              name={name}
              value={value}
              checked={search[name] !== undefined}
              text={rule.label}
              count={counts?.[name]?.[value]}
              onChange={(event) => onChange({ [name]: event.target.checked ? value : '' })}
            />
          ))}
        </fieldset>
        <div className="filters__go">
          <Button type="submit" look="ink" block>
            {isLive ? (
              <>
                <span className="filters__wide">Apply Filters</span>
                <span className="filters__phone">
                  <span className="sr-only">Apply Filters: </span>Show {cartCount(matching)}
                </span>
              </>
            ) : (
              'Apply Filters'
            )}
          </Button>
        </div>
      </form>
    </div>
  )
}

export function ResultCount({ children }: { children: string }) {
  return (
    <h2 className="bar__count" id={resultCountId} tabIndex={-1} aria-live="polite">
      {children}
    </h2>
  )
}

/** Above the list, but part of the filter form through its `form` attribute. */
export function SortSelect({ value, onChange }: { value: InventorySearch['sort']; onChange: ChangeFilters }) {
  return (
    <div className="sort">
      <label htmlFor="filter-sort">Sort by</label>
      <select
        id="filter-sort"
        name="sort"
        form={formId}
        value={value ?? 'newest'}
        onChange={(event) => onChange({ sort: event.target.value })}
      >
        {sortOptions.map((option) => (
          <option key={option} value={option}>
            {sortLabels[option]}
          </option>
        ))}
      </select>
    </div>
  )
}

type GroupProps = FilterRow & {
  current: string | number | undefined
  counts: Readonly<Record<string, number>> | undefined
  onChange: ChangeFilters
  children?: ReactNode
}

type ChoiceProps = ComponentProps<'input'> & { text: string | undefined; count: number | undefined }

function Choice({ text, count, ...input }: ChoiceProps) {
  return (
    <label className="check filters__choice">
      <input {...input} aria-label={count === undefined ? undefined : `${text}, ${cartCount(count)}`} />
      {text}
      {count === undefined ? null : <span className="check__count num">{count}</span>}
    </label>
  )
}

function RadioGroup({ name, rule, options, current = '', counts, onChange, children }: GroupProps) {
  return (
    <fieldset className={`filters__group filters__group--${name}`}>
      <legend className="legend">{rule.label}</legend>
      {[{ value: '', text: rule.all }, ...options].map(({ value, text }) => (
        <Choice
          key={value}
          type="radio"
          name={name}
          value={value}
          checked={current === value}
          text={text}
          count={counts?.[value]}
          onChange={() => onChange({ [name]: value })}
        />
      ))}
      {children}
    </fieldset>
  )
}

/** Filters when the field loses focus, since a half-typed number would match nothing. */
function MaxPrice({ value, onChange }: { value: number | undefined; onChange: ChangeFilters }) {
  return (
    <div className="field filters__limit">
      <label htmlFor="filter-max-price">Maximum price</label>
      <input
        key={value}
        className="input input--sm num"
        id="filter-max-price"
        name="max-price"
        type="text"
        inputMode="numeric"
        autoComplete="off"
        maxLength={9}
        placeholder="12,000"
        defaultValue={value}
        onBlur={(event) => {
          if (event.target.value !== String(value ?? '')) onChange({ 'max-price': event.target.value })
        }}
      />
    </div>
  )
}
