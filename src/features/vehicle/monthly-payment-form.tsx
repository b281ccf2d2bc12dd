import './monthly-payment-form.css'
import { ChevronDown, CircleAlert, ExternalLink } from 'lucide-react'
import { type FormEvent, type MouseEvent, useCallback, useEffect, useRef, useState } from 'react'
import { business } from '../../content/facts/business.ts'
import { paymentCopy as copy } from '../../content/pages/monthly-payment.ts'
import type { Financed, PaymentAnswer } from '../../finance/monthly-payment.ts'
import {
  type PaymentField,
  type PaymentSearch,
  paymentFields,
  readPaymentSearch,
} from '../../finance/payment-search.ts'
import { Button } from '../../ui/button.tsx'
import { newTab } from '../../ui/link.tsx'

type Props = {
  action: string
  financed: Financed
  answer: PaymentAnswer | undefined
  town: string | undefined
}

const rateId = 'payment-apr'

/** In memory until the visitor leaves the site: restored on the way back and for the next cart. Never on the server. */
let typedBefore: PaymentSearch | undefined

/** A GET form to the page itself. With JavaScript the browser computes the payment and sends nothing. */
export function MonthlyPayment({ action, financed, answer: asked, town }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const [answer, setAnswer] = useState(asked)
  const [before] = useState(asked ? undefined : typedBefore)
  const { price, zeroPercent } = financed
  const turns = useRef(0)

  /** `telling` shows what is wrong or missing; it is off while the visitor types. */
  const work = useCallback(
    async (telling: boolean) => {
      if (!form.current) return
      const turn = ++turns.current
      const typed = readPaymentSearch(Object.fromEntries(new FormData(form.current)))
      typedBefore = typed
      const { monthlyPayment } = await import('../../finance/monthly-payment.ts')
      const worked = monthlyPayment(typed, { price, zeroPercent })
      // The first import takes time, so a later request may have overtaken this one.
      if (turn === turns.current) setAnswer(telling || worked.result ? worked : { ...worked, problems: {} })
      return worked
    },
    [price, zeroPercent],
  )
  // For values typed before this page's scripts loaded, or restored by the browser on Back.
  useEffect(() => {
    const typed = form.current && new FormData(form.current).get('apr')
    if (typed && !asked) void work(false)
  }, [asked, work])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const worked = await work(true)
    const wrong = paymentFields.find((field) => worked?.problems[field])
    if (wrong) document.getElementById(fieldId(wrong))?.focus()
  }
  const takeZero = (event: MouseEvent) => {
    event.preventDefault()
    const rate = document.getElementById(rateId)
    if (rate instanceof HTMLInputElement) rate.value = '0'
    void work(true)
  }
  const result = answer?.result
  return (
    <details className="by-month" id="monthly" open={asked ? true : undefined}>
      <summary>
        <span>{copy.heading}</span>
        <b>{result?.payment ?? copy.prompt}</b>
        <ChevronDown className="icon icon--turns" aria-hidden />
      </summary>
      <form
        ref={form}
        className="by-month__form"
        action={`${action}#monthly`}
        method="get"
        noValidate
        onInput={() => void work(false)}
        onSubmit={(event) => void submit(event)}
      >
        {paymentFields.map((name) => (
          <Field
            key={name}
            name={name}
            value={asked?.values[name] ?? before?.[name]?.toString()}
            problem={answer?.problems[name]}
          />
        ))}
        {town ? <input type="hidden" name="town" value={town} /> : null}
        {zeroPercent ? (
          <p className="by-month__zero">
            {copy.zero.offer}{' '}
            <a className="link" href={`${action}?apr=0#monthly`} onClick={takeZero}>
              {copy.zero.use}
            </a>{' '}
            {copy.zero.ask}
          </p>
        ) : null}
        <div className="by-month__result" role="status">
          {result ? (
            <>
              <p>{result.text}</p>
              <p>{result.sum}</p>
            </>
          ) : null}
        </div>
        <Button type="submit" size="sm" look="ink">
          {copy.submit}
        </Button>
        <p className="hint by-month__note">
          {copy.estimate} <span className="by-month__private">{copy.private} </span>
          <a href={business.financingUrl} {...newTab}>
            {copy.apply} <ExternalLink className="icon" aria-hidden />
          </a>
        </p>
      </form>
    </details>
  )
}

const fieldId = (name: PaymentField): string => `payment-${name}`

type FieldProps = { name: PaymentField; value: string | undefined; problem: string | undefined }

function Field({ name, value, problem }: FieldProps) {
  const id = fieldId(name)
  return (
    <div className="field">
      <label htmlFor={id}>{copy.labels[name]}</label>
      <div className="unit" data-unit={units[name]}>
        <input
          type="text"
          className="input num unit__input"
          id={id}
          name={name}
          defaultValue={value ?? (name === 'months' ? copy.usualMonths : '')}
          inputMode={name === 'months' ? 'numeric' : 'decimal'}
          autoComplete="off"
          maxLength={14}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
        />
      </div>
      {problem ? (
        <p className="error" id={`${id}-problem`}>
          <CircleAlert className="icon" aria-hidden />
          {problem}
        </p>
      ) : null}
    </div>
  )
}

const units: Readonly<Partial<Record<PaymentField, string>>> = { down: '$', trade: '$', apr: '%' }
