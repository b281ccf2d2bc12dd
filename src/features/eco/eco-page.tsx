import './eco-page.css'
import { useEffect, useMemo, useRef } from 'react'
import { ecoPage } from '../../content/words/eco.words.ts'
import { classes } from '../../ui/classes.ts'
import { Picture } from '../../ui/picture.tsx'
import { Celebration, Flock } from './celebration.tsx'
import { EcoBackground } from './eco-background.tsx'
import { EcoForm } from './eco-form.tsx'
import { readEcoQuery } from './eco-query.ts'
import { EcoIdle, EcoResults, savingsText } from './eco-results.tsx'
import { useCalculation } from './use-calculation.ts'

type Props = {
  /** The values in the query string. */
  query: Record<string, unknown>
  picture: string
}

export function EcoPage({ query, picture }: Props) {
  const search = useMemo(() => readEcoQuery(query), [query])
  const { state, form, values, setValues, problem, busy, celebrating, run, start } = useCalculation(search)
  const output = useRef<HTMLElement>(null)
  // While the field is empty or invalid, the figures would be those for an earlier entry.
  const isAnswered = !problem && values.milesPerWeek.trim() !== ''
  const result = state.kind === 'result' && isAnswered ? state : undefined

  // Scrolls to the result, which is out of view below the form on phones.
  useEffect(() => {
    if (run === 0 || !output.current) return
    const { top } = output.current.getBoundingClientRect()
    if (top < 0 || top > innerHeight / 2) output.current.scrollIntoView({ block: 'start' })
  }, [run])

  return (
    <>
      <div className="eco">
        <section className="eco__inner">
          <h1>{ecoPage.heading}</h1>
          <p className="lede">{ecoPage.intro}</p>
          <EcoForm form={form} values={values} problem={problem} busy={busy} onChange={setValues} onSubmit={start} />
        </section>
        <section
          className={classes('eco__result on-dark', !result && 'eco__result--idle')}
          ref={output}
          aria-labelledby="eco-result"
          aria-busy={busy}
        >
          {celebrating ? <Flock /> : null}
          <p className="sr-only" role="status">
            {busy ? ecoPage.calculator.busy : run > 0 && result ? savingsText(result.result, result.input) : ''}
          </p>
          {result ? (
            <EcoResults key={run} input={result.input} result={result.result} />
          ) : (
            <>
              <EcoIdle />
              <Picture src={picture} alt="" sizes="(min-width: 60rem) 67vw, 100vw" />
            </>
          )}
        </section>
        <Celebration shown={celebrating} />
      </div>
      <EcoBackground />
    </>
  )
}
