import { ChevronDown, Search, SlidersHorizontal } from 'lucide-react'
import { type FormEvent, useEffect, useState } from 'react'
import { usd } from '../../format/money.ts'
import { Button } from '../../ui/button.tsx'
import { LOWER_BOUND, type OptionCounts, UPPER_BOUND } from './filters.ts'
import {
  brandOptions,
  categoryOptions,
  type InventorySearch,
  MAX_SEARCH_LENGTH,
  priceOptions,
  sortOptions,
} from './search.ts'

const priceLabels: Record<(typeof priceOptions)[number], string> = {
  'under-15000': `Under ${usd(LOWER_BOUND)}`,
  '15000-25000': `${usd(LOWER_BOUND)} to ${usd(UPPER_BOUND)}`,
  'over-25000': `Over ${usd(UPPER_BOUND)}`,
}
const sortLabels: Record<(typeof sortOptions)[number], string> = {
  newest: 'Newest',
  'price-low': 'Price, low to high',
  'price-high': 'Price, high to low',
  name: 'Name',
}
const formId = 'inventory-filters'
const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

type Props = {
  search: InventorySearch
  counts: OptionCounts | undefined
  onChange: (change: Partial<Record<keyof InventorySearch, string>>) => void
}

/**
 * A GET form, so that it works without scripts; with them every change filters at once. On phones the
 * form stays shut until the empty disclosure before it is opened, which needs no script (inventory.css).
 */
export function InventoryFilters({ search, counts, onChange }: Props) {
  const active = (['search', 'brand', 'category', 'price'] as const).filter((name) => search[name]).length
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
        <Options
          name="brand"
          label="Brand"
          all="All brands"
          options={brandOptions}
          text={capitalized}
          value={search.brand}
          counts={counts?.brand}
          onChange={onChange}
        />
        <Options
          name="category"
          label="Category"
          all="All categories"
          options={categoryOptions}
          text={capitalized}
          value={search.category}
          counts={counts?.category}
          onChange={onChange}
        />
        <Options
          name="price"
          label="Price"
          all="Any price"
          options={priceOptions}
          text={(option) => priceLabels[option]}
          value={search.price}
          counts={counts?.price}
          onChange={onChange}
        />
        <Button type="submit" look="ink" block>
          Apply Filters
        </Button>
      </form>
    </div>
  )
}

/** Stands over the list and belongs to the form all the same. */
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

/** Keeps its own text while it is typed in, so that a letter is on the screen before anything filters. */
function SearchBox({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const [text, setText] = useState(value)
  useEffect(() => {
    setText((typed) => (typed.trim() === value ? typed : value))
  }, [value])
  return (
    <div className="field">
      <label htmlFor="filter-search">Search</label>
      <div className="search">
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

type OptionsProps<Option extends string> = {
  name: 'brand' | 'category' | 'price'
  label: string
  all: string
  options: readonly Option[]
  text: (option: Option) => string
  value: Option | undefined
  counts: Record<string, number> | undefined
  onChange: Props['onChange']
}

function Options<Option extends string>({
  name,
  label,
  all,
  options,
  text,
  value,
  counts,
  onChange,
}: OptionsProps<Option>) {
  return (
    <fieldset className="filters__group">
      <legend className="legend">{label}</legend>
      {(['', ...options] as const).map((option) => (
        <label className="check" key={option}>
          <input
            type="radio"
            name={name}
            value={option}
            checked={(value ?? '') === option}
            onChange={() => onChange({ [name]: option })}
          />
          <span>{option === '' ? all : text(option)}</span>
          {option === '' || !counts ? null : <span className="num">{counts[option]}</span>}
        </label>
      ))}
    </fieldset>
  )
}
