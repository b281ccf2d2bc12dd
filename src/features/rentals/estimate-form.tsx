import './estimate-form.css'
import { useNavigate } from '@tanstack/react-router'
import { TriangleAlert } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { page } from '../../content/addresses.ts'
import { rentalCarts } from '../../content/dealer/facts/rentals.facts.ts'
import { estimateCopy as copy } from '../../content/words/rental-estimate.words.ts'
import { townSlugs } from '../../domain/rentals/cart-delivery.ts'
import { cartParameter } from '../../domain/rentals/estimate-address.ts'
import {
  type EstimateField,
  type EstimateSearch,
  estimateFields,
  readEstimateSearch,
} from '../../domain/rentals/estimate-search.ts'
import type { FullDays } from '../../domain/rentals/full-days.ts'
import { townOptions } from '../../domain/towns/town-options.tsx'
import { Button } from '../../ui/button.tsx'
import { Field, marksOf, Notes } from '../../ui/field/field.tsx'
import { Picture } from '../../ui/picture.tsx'
import { EstimateLinkTo, Full, Stay, Weeks } from './estimate-days.tsx'
import type { EstimateView } from './estimate-view.ts'
import { planPicture } from './rental-plan-picture.ts'

const counts = Array.from({ length: copy.form.mostCarts }, (_, index) => String(index + 1))

type Props = { search: EstimateSearch; view: EstimateView; full: FullDays | undefined }

/** A GET form. With JavaScript each change updates the total immediately and replaces the query string. */
export function EstimateForm({ search, view, full }: Props) {
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const { edition, sending } = useEdition(search)
  const [submitted, setSubmitted] = useState(0)

  // Focus moves to the summary after the button is pressed, not while the visitor is still filling in the form.
  useEffect(() => {
    if (submitted > 0) summary.current?.focus()
  }, [submitted])

  const show = async () => {
    if (!form.current) return
    const next = readEstimateSearch(Object.fromEntries(new FormData(form.current)))
    sending(next)
    await navigate({ to: '/rentals/estimate', search: next, replace: true, resetScroll: false })
  }
  const changed = () => {
    const data = form.current ? new FormData(form.current) : undefined
    // One of the two dates is still missing.
    if (!data || (data.get('from') === '') !== (data.get('to') === '')) return
    void show()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    await show()
    setSubmitted((count) => count + 1)
  }

  return (
    <form
      className="estimate__form"
      ref={form}
      key={edition}
      action={page('rental-estimate').path}
      method="get"
      noValidate
      aria-label={copy.form.label}
      onChange={changed}
      onSubmit={submit}
    >
      <Problems summary={summary} view={view} />
      <Fields view={view} />
      {/* The page's next step until there is a total. */}
      <Button type="submit" look={view.bill ? 'ink' : 'accent'} block>
        {copy.form.submit}
      </Button>
      {view.bill && full ? <Full full={full} search={search} /> : null}
      {view.bill ? <Weeks calendar={view.bill.calendar} /> : null}
      {view.bill ? <Stay stay={view.bill.stay} /> : null}
    </form>
  )
}

/** Changes when a link or Back changes the query string, so that the form starts over. The form's own changes don't affect it, so typing isn't interrupted. */
function useEdition(search: EstimateSearch) {
  const own = useRef(new Set<string>())
  const query = textOf(search)
  const [current, setCurrent] = useState({ query, edition: 0 })
  useEffect(() => {
    if (query === current.query) return
    const isOwn = own.current.has(query)
    if (!isOwn) own.current.clear()
    setCurrent(({ edition }) => ({ query, edition: isOwn ? edition : edition + 1 }))
  }, [query, current.query])
  return { edition: current.edition, sending: (next: EstimateSearch) => own.current.add(textOf(next)) }
}

/** Compared as text, since the router turns some values into numbers. */
const textOf = (search: EstimateSearch): string => estimateFields.map((field) => search[field] ?? '').join('&')

const fieldId = (field: EstimateField): string => `estimate-${field}`

function Fields({ view: { values, problems } }: { view: EstimateView }) {
  const field = (name: EstimateField, label: string) => ({ id: fieldId(name), label, error: problems[name] })
  const typed = (name: EstimateField) => ({ name, defaultValue: values[name] })
  const countField = (name: 'quantity' | 'quantity2') => (
    <Field {...field(name, copy.form[name])}>
      {(control) => (
        <select {...control} {...typed(name)}>
          <KeptOption value={values[name]} options={counts} />
          {counts.map((count) => (
            <option key={count}>{count}</option>
          ))}
        </select>
      )}
    </Field>
  )
  const cart = { id: fieldId('cart'), error: isOnly('cart', problems) ? undefined : problems.cart }
  return (
    <>
      <fieldset id={cart.id} {...marksOf(cart)} aria-invalid={problems.cart ? true : undefined}>
        <legend className="legend">{copy.form.cart}</legend>
        <div className="cart-picker">
          {rentalCarts.map(({ id, name }) => (
            <label key={id}>
              <input
                type="radio"
                name="cart"
                value={cartParameter(id)}
                defaultChecked={values.cart === cartParameter(id)}
              />
              <Picture src={planPicture(id).src} alt="" sizes="(min-width: 40rem) 19rem, 42vw" />
              {name}
            </label>
          ))}
        </div>
        <Notes {...cart} />
      </fieldset>
      <div className="estimate__pair estimate__pair--count">
        {countField('quantity')}
        <Field {...field('town', copy.form.town)}>
          {(control) => (
            <select {...control} {...typed('town')}>
              <KeptOption value={values.town} options={['', ...townSlugs]} />
              <option value="">{copy.form.pickup}</option>
              {townOptions}
            </select>
          )}
        </Field>
      </div>
      {values.cart2 ? (
        <div className="estimate__pair">
          <Field {...field('cart2', copy.form.cart2)}>
            {(control) => (
              <select {...control} {...typed('cart2')}>
                <KeptOption value={values.cart2} options={rentalCarts.map(({ id }) => cartParameter(id) ?? '')} />
                <option value="">{copy.form.noSecond}</option>
                {rentalCarts.map(({ id, name }) => (
                  <option key={id} value={cartParameter(id)}>
                    {name}
                  </option>
                ))}
              </select>
            )}
          </Field>
          {countField('quantity2')}
        </div>
      ) : null}
      <div className="estimate__pair">
        <Field {...field('from', copy.form.from)}>
          {(control) => <input type="date" {...control} {...typed('from')} />}
        </Field>
        <Field {...field('to', copy.form.to)}>{(control) => <input type="date" {...control} {...typed('to')} />}</Field>
      </div>
      {values.rates ? <input type="hidden" name="rates" defaultValue={values.rates} /> : null}
    </>
  )
}

/** Keeps an invalid value in the field, beside the explanation. */
const KeptOption = ({ value, options }: { value: string; options: readonly string[] }) =>
  options.includes(value) ? null : <option value={value}>{value}</option>

/** Whether this field is the only one with a problem. The message right above the form is then enough. */
const isOnly = (field: EstimateField, problems: EstimateView['problems']): boolean =>
  estimateFields.every((other) => (other === field) === Boolean(problems[other]))

function Problems({
  summary,
  view: { problems, longest },
}: {
  summary: React.RefObject<HTMLDivElement | null>
  view: EstimateView
}) {
  const wrong = estimateFields.filter((field) => problems[field])
  if (wrong.length === 0) return null
  return (
    // biome-ignore lint/a11y/noAutofocus: without scripts too, so that it comes before the first wrong field
    <div className="notice notice--danger" ref={summary} role="alert" tabIndex={-1} autoFocus>
      <TriangleAlert className="icon" aria-hidden />
      <div>
        <h2>{copy.problems.heading(wrong.length)}</h2>
        <ul>
          {wrong.map((field) => (
            <li key={field}>
              <a href={`#${fieldId(field)}`}>{problems[field]}</a>
            </li>
          ))}
        </ul>
        {longest ? (
          <>
            <p>{copy.longest.text}</p>
            <EstimateLinkTo {...longest} />
          </>
        ) : null}
      </div>
    </div>
  )
}
