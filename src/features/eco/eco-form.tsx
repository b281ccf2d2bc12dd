import './eco-form.css'
import { LoaderCircle } from 'lucide-react'
import type { CSSProperties, FormEvent, RefObject } from 'react'
import { page } from '../../content/addresses.ts'
import { milesPerWeekLimits, timeframes, usageTypes } from '../../content/dealer/facts/eco.facts.ts'
import { ecoPage } from '../../content/words/eco.words.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field/field.tsx'
import type { EcoValues, MilesProblem } from './eco-calculator-state.ts'
import { usages } from './eco-query.ts'

const text = ecoPage.calculator
const { min, max } = milesPerWeekLimits

type Props = {
  form: RefObject<HTMLFormElement | null>
  values: EcoValues
  problem: MilesProblem | undefined
  busy: boolean
  onChange: (values: EcoValues) => void
  onSubmit: () => void
}

/** A GET form: without JavaScript it loads the page with the result. */
export function EcoForm({ form, values, problem, busy, onChange, onSubmit }: Props) {
  return (
    <form
      className="eco__form"
      ref={form}
      action={page('eco-impact').path}
      method="get"
      noValidate
      aria-label={ecoPage.heading}
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        if (!busy) onSubmit()
      }}
    >
      <Miles
        value={values.milesPerWeek}
        problem={problem}
        onChange={(milesPerWeek) => onChange({ ...values, milesPerWeek })}
      />
      <fieldset>
        <legend className="legend">{text.usageLabel}</legend>
        <div className="segments">
          {usages.map((usage) => (
            <label key={usage}>
              <input
                type="radio"
                name="usageType"
                value={usage}
                checked={values.usageType === usage}
                onChange={() => onChange({ ...values, usageType: usage })}
              />
              <span>{usageTypes[usage].label}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend className="legend">{text.timeframeLabel}</legend>
        <div className="segments segments--4">
          {timeframes.map((years) => (
            <label key={years}>
              <input
                type="radio"
                name="timeframe"
                value={years}
                checked={values.timeframe === years}
                onChange={() => onChange({ ...values, timeframe: years })}
              />
              <span>{text.yearsLabel(years)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <Button type="submit" look="ink" block className="own-buttons" aria-disabled={busy || undefined}>
        {busy ? <LoaderCircle className="icon icon--spins" aria-hidden /> : null}
        {busy ? text.busy : text.button}
      </Button>
    </form>
  )
}

type MilesProps = { value: string; problem: MilesProblem | undefined; onChange: (value: string) => void }

/** The slider is hidden without JavaScript. */
function Miles({ value, problem, onChange }: MilesProps) {
  const slid = Math.min(max, Math.max(min, Number(value) || min))
  const fill: CSSProperties & Record<'--filled', string> = { '--filled': `${(100 * (slid - min)) / (max - min)}%` }
  return (
    <Field id="eco-miles" className="slider" label={text.milesLabel} error={problem && text.problems[problem]}>
      {(control) => (
        <>
          <input
            {...control}
            name="milesPerWeek"
            type="number"
            inputMode="decimal"
            min={min}
            max={max}
            step="any"
            required
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          <input
            type="range"
            min={min}
            max={max}
            value={slid}
            style={fill}
            aria-label={text.milesSliderLabel}
            aria-valuetext={text.milesValue(String(slid))}
            onChange={(event) => onChange(event.target.value)}
          />
        </>
      )}
    </Field>
  )
}
