import { ChevronDown, Search, SlidersHorizontal } from 'lucide-react'
import { type FormEvent, useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { filterList } from './filters.ts'
import type { OptionCounts } from './inventory-index.ts'
import { countFilters, type InventorySearch, MAX_SEARCH_LENGTH, sortOptions } from './inventory-search.ts'

const sortLabels: Record<(typeof sortOptions)[number], string> = {
  newest: 'Newest',
  'price-low': 'Price, low to high',
  'price-high': 'Price, high to low',
  name: 'Name',
}
const formId = 'inventory-filters'

type Props = {
  search: InventorySearch
  counts: OptionCounts | undefined
  onChange: (change: Partial<Record<keyof InventorySearch, string>>) => void
}

/**
 * A GET form, so it works without JavaScript; with it, every change filters at once. On phones the form is
 * hidden until the <details> before it is open, by CSS alone (inventory.css).
 */
export function InventoryFilters({ search, counts, onChange }: Props) {
  const active = countFilters(search)
  return (
    <div className="filters__box">
      <details className="filters__toggle">
        <summary>
          <SlidersHorizontal className="icon" aria-hidden />
          Filters{active > 0 ? ` (${active})` : ''}
          <ChevronDown className="icon" aria-hidden />
        </summary>
      </details>
      <form
        className="filters"
        id={formId}
        action="/inventory"
        method="get"
        aria-label="Filter inventory"
        onSubmit={(event: FormEvent<HTMLFormElement>) => {
          event.preventDefault()
          const data = new FormData(event.currentTarget)
          onChange(Object.fromEntries([...data].map(([name, value]) => [name, String(value)])))
          document.getElementById('result-count')?.scrollIntoView({ block: 'nearest' })
        }}
      >
        <SearchBox value={search.search ?? ''} onChange={(value) => onChange({ search: value })} />
        {filterList.map(({ name, options, filter }) => (
          <Options
            key={name}
            name={name}
            options={options}
            filter={filter}
            value={search[name]}
            counts={counts?.[name]}
            onChange={onChange}
          />
        ))}
        <Button type="submit" look="ink" block>
          Apply Filters
        </Button>
      </form>
    </div>
  )
}

/** Placed above the list, but part of the filter form through its `form` attribute. */
export function SortSelect({ value, onChange }: { value: InventorySearch['sort']; onChange: Props['onChange'] }) {
  return (
    <div className="sort">
      <label htmlFor="filter-sort">Sort by</label>
      <select
        className="input"
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

/** Keeps its own state, so that a typed letter appears before the list is filtered. */
function SearchBox({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const [text, setText] = useState(value)
  useEffect(() => {
    setText((typed) => (typed.trim().toLowerCase() === value ? typed : value))
  }, [value])
  return (
    <div className="field">
      <label htmlFor="filter-search">Search</label>
      <div className="search-box">
        <Search className="icon" aria-hidden />
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
            onChange(event.target.value.trim())
          }}
        />
      </div>
    </div>
  )
}

type OptionsProps = (typeof filterList)[number] & {
  value: string | undefined
  counts: Readonly<Record<string, number>> | undefined
  onChange: Props['onChange']
}

function Options({ name, options, filter, value, counts, onChange }: OptionsProps) {
  return (
    <fieldset className="filters__group">
      <legend className="legend">{filter.label}</legend>
      {['', ...options].map((option) => (
        <label className="check" key={option}>
          <input
            type="radio"
            name={name}
            value={option}
            checked={(value ?? '') === option}
            onChange={() => onChange({ [name]: option })}
          />
          <span>{option === '' ? filter.all : filter.text(option)}</span>
          {option === '' || !counts ? null : <span className="num">{counts[option]}</span>}
        </label>
      ))}
    </fieldset>
  )
}
