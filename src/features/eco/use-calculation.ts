import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { page } from '../../content/addresses.ts'
import { writeQuery } from '../../ui/query-string.ts'
import { type EcoValues, evaluate, type MilesProblem, stateOf } from './eco-calculator-state.ts'
import type { EcoQuery } from './eco-query.ts'

const CALCULATING_MS = 1500
const CELEBRATION_MS = 3000

/** Calculates for 1.5 s and celebrates for 3 s (product.md 4.5). The address holds the input, so shared and reloaded pages show the same result. */
export function useCalculation(search: EcoQuery) {
  const navigate = useNavigate()
  const state = stateOf(search)
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [values, setValues] = useState(state.values)
  const [milesProblem, setMilesProblem] = useState<MilesProblem>()
  const [busy, setBusy] = useState(false)
  const [celebrating, setCelebrating] = useState(false)
  /** Makes the counters roll again even when the figures are the same. */
  const [run, setRun] = useState(0)

  useEffect(() => () => clearTimeout(timer.current), [])

  // The fields follow the query string when it changes, such as after Back.
  const [lastSearch, setLastSearch] = useState(search)
  if (lastSearch !== search) {
    setLastSearch(search)
    setValues(state.values)
    setMilesProblem(undefined)
  }

  const start = () => {
    const miles = form.current?.querySelector<HTMLInputElement>('[name=milesPerWeek]')
    // A number input reports an empty value when its text is not a number.
    const outcome = miles?.validity.badInput ? ({ kind: 'problem', problem: 'text' } as const) : evaluate(values)
    clearTimeout(timer.current)
    setCelebrating(false)
    if (outcome.kind !== 'result') {
      setMilesProblem(outcome.kind === 'problem' ? outcome.problem : undefined)
      miles?.focus()
      return
    }
    setMilesProblem(undefined)
    setBusy(true)
    timer.current = setTimeout(() => void finish(outcome.values), CALCULATING_MS)
  }

  const finish = async (calculated: EcoValues) => {
    await navigate({ href: page('eco-impact').path + writeQuery(calculated), resetScroll: false })
    setBusy(false)
    setRun((count) => count + 1)
    setCelebrating(true)
    timer.current = setTimeout(() => setCelebrating(false), CELEBRATION_MS)
  }

  const problem = milesProblem ?? (state.kind === 'problem' ? state.problem : undefined)
  return { state, form, values, setValues, problem, busy, celebrating, run, start }
}
