import './payment-form.css'
import { ExternalLink } from 'lucide-react'
import { type FormEvent, type MouseEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { business } from '../../../content/dealer/facts/business.facts.ts'
import { offers } from '../../../content/dealer/facts/offers.facts.ts'
import { paymentFields } from '../../../content/dealer/facts/payment-fields.facts.ts'
import { paymentCopy as copy } from '../../../content/words/monthly-payment.words.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { newTab } from '../../../ui/link.tsx'
import type { FinancingTerms, PaymentAnswer } from './monthly-payment.ts'
import { anyPriceFields, type PaymentField, type PaymentSearch, readAnyPriceSearch } from './payment-search.ts'

/** Kept in memory until the visitor leaves the site, for going back and for the next cart. Never sent to the server. */
let typedBefore: PaymentSearch | undefined

/** With JavaScript the browser computes the payment and sends nothing. */
export function usePayment({ price, zero }: FinancingTerms, fromServer: PaymentAnswer | undefined) {
  const form = useRef<HTMLFormElement>(null)
  const [answer, setAnswer] = useState(fromServer)
  const [before] = useState(fromServer ? undefined : typedBefore)
  const turns = useRef(0)

  /** `telling` is whether to show what is wrong or missing. It's false while the visitor types. */
  const work = useCallback(
    async (telling: boolean) => {
      if (!form.current) return
      const turn = ++turns.current
      const input = readAnyPriceSearch(Object.fromEntries(new FormData(form.current)))
      typedBefore = { ...input, price: input.price ?? typedBefore?.price }
      const { monthlyPayment } = await import('./monthly-payment.ts')
      const worked = monthlyPayment(input, { price, zero })
      // The first import takes time, so a later call may have overtaken this one.
      if (turn === turns.current) setAnswer(telling || worked.result ? worked : { ...worked, problems: {} })
      return worked
    },
    [price, zero],
  )
  // No input event comes for values kept in `typedBefore`, typed before scripts loaded, or restored on Back.
  useEffect(() => {
    const input = form.current && new FormData(form.current).get('apr')
    if (input && !fromServer) void work(false)
  }, [fromServer, work])
  return {
    form,
    initial: fromServer,
    answer,
    before,
    work,
    fields: price === undefined ? anyPriceFields : paymentFields,
  }
}

type Props = {
  /** Address of the page itself, for a GET without JavaScript. */
  action: string
  zero: FinancingTerms['zero']
  /** Names of the models with the 0% offer, or how many there are, for the calculator that takes any price. */
  zeroOn?: string | undefined
  payment: ReturnType<typeof usePayment>
  /** Stays in the query string when the form is sent without scripts. */
  town?: string | undefined
  children?: ReactNode
}

export function PaymentForm({ action, zero, zeroOn, payment, town, children }: Props) {
  const { form, initial, answer, before, work, fields } = payment
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const worked = await work(true)
    const wrong = fields.find((field) => worked?.problems[field])
    if (wrong) document.getElementById(fieldId(wrong))?.focus()
  }
  const takeZero = (event: MouseEvent) => {
    event.preventDefault()
    const rate = form.current?.elements.namedItem('apr')
    const months = form.current?.elements.namedItem('months')
    if (rate instanceof HTMLInputElement) rate.value = '0'
    if (months instanceof HTMLInputElement) months.value = String(zero?.months)
    void work(true)
  }
  const result = answer?.result
  return (
    <form
      ref={form}
      className="payment-form"
      action={`${action}#monthly`}
      method="get"
      noValidate
      onInput={() => void work(false)}
      onSubmit={(event) => void submit(event)}
    >
      {fields.map((name) => (
        <Amount
          key={name}
          name={name}
          value={initial?.values[name] ?? before?.[name]?.toString()}
          problem={answer?.problems[name]}
        />
      ))}
      {town ? <input type="hidden" name="town" value={town} /> : null}
      {zero ? (
        <p className="payment-form__zero">
          <a className="link" rel="nofollow" href={`${action}?apr=0&months=${zero.months}#monthly`} onClick={takeZero}>
            {zeroOn ? copy.zeroFor(zeroOn) : copy.useZero}
          </a>
        </p>
      ) : null}
      {children}
      <div className="payment-form__result" role="status">
        {result ? (
          <>
            <p>{result.text}</p>
            <p>
              {result.sum} {result.total}
            </p>
          </>
        ) : null}
      </div>
      <Button type="submit" size="sm" look="ink">
        {copy.submit}
      </Button>
      <p className="hint payment-form__note">
        {copy.estimate}{' '}
        {offers.financing ? (
          <>
            <a href={business.financingUrl} {...newTab}>
              {copy.apply} <ExternalLink className="icon" aria-hidden />
            </a>{' '}
          </>
        ) : null}
        <span className="payment-form__private">{copy.private}</span>
      </p>
    </form>
  )
}

const fieldId = (name: PaymentField): string => `payment-${name}`

type AmountProps = { name: PaymentField; value: string | undefined; problem: string | undefined }

function Amount({ name, value, problem }: AmountProps) {
  return (
    <Field
      id={fieldId(name)}
      label={copy.labels[name]}
      error={problem}
      className={name === 'price' ? 'is-wide' : undefined}
    >
      {(control) => (
        <div className="unit num" data-unit={units[name]}>
          <input
            {...control}
            type="text"
            name={name}
            defaultValue={value ?? (name === 'months' ? copy.usualMonths : '')}
            inputMode={name === 'months' ? 'numeric' : 'decimal'}
            autoComplete="off"
            maxLength={14}
          />
        </div>
      )}
    </Field>
  )
}

const units: Readonly<Partial<Record<PaymentField, string>>> = { price: '$', down: '$', trade: '$', apr: '%' }
