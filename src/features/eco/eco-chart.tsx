import './eco-chart.css'
import './eco-results.css'
import { type CSSProperties, useId } from 'react'
import { timeframes } from '../../content/dealer/facts/eco.facts.ts'
import { ecoPage } from '../../content/words/eco.words.ts'
import { classes } from '../../ui/classes.ts'
import { calculate, type EcoInput } from './eco-calculation.ts'
import { formatAmount } from './eco-format.ts'

const LAST_YEAR = Math.max(...timeframes)
const { chart } = ecoPage.calculator

type Year = { year: number; gasoline: number; electricity: number; saved: number }

/** Totals at the end of each year: multiples of one year's totals, since all formulas are linear. */
function dollarsByYear(input: EcoInput): Year[] {
  const { costSaved, electricCost, netSavings } = calculate({ ...input, timeframe: 1 })
  return Array.from({ length: LAST_YEAR }, (_, index) => {
    const year = index + 1
    return { year, gasoline: costSaved * year, electricity: electricCost * year, saved: netSavings * year }
  })
}

const share = (part: number, whole: number): string => `${((part / whole) * 100).toFixed(2)}%`

/** Years after the chosen time frame are dimmed. A visually hidden table has the same figures. */
export function EcoChart({ input }: { input: EcoInput }) {
  const id = useId()
  const years = dollarsByYear(input)
  const highest = years.at(-1)?.gasoline ?? 1
  return (
    <figure className="cost-chart" aria-labelledby={id}>
      <figcaption id={id}>{chart.heading}</figcaption>
      <div className="cost-chart__plot" aria-hidden>
        {years.map(({ year, gasoline, electricity, saved }) => {
          const sizes: CSSProperties & Record<'--gasoline' | '--electricity', string> = {
            '--gasoline': share(gasoline, highest),
            '--electricity': share(electricity, gasoline),
          }
          return (
            <div
              key={year}
              className={classes('cost-chart__year', year > input.timeframe && 'cost-chart__year--later')}
            >
              <span className="cost-chart__column" style={sizes}>
                {year === input.timeframe || year === LAST_YEAR ? <b>{formatAmount(saved, 'dollars')}</b> : null}
              </span>
              <span>{year}</span>
            </div>
          )
        })}
      </div>
      <ul className="cost-chart__legend" aria-hidden>
        <li>{chart.saved}</li>
        <li>{chart.electricity}</li>
      </ul>
      <p className="assumptions">{chart.note}</p>
      <table className="sr-only">
        <caption>{chart.heading}</caption>
        <thead>
          <tr>
            {[chart.year, chart.gasoline, chart.electricity, chart.saved].map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {years.map(({ year, gasoline, electricity, saved }) => (
            <tr key={year}>
              <th scope="row">{year}</th>
              <td>{formatAmount(gasoline, 'dollars')}</td>
              <td>{formatAmount(electricity, 'dollars')}</td>
              <td>{formatAmount(saved, 'dollars')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}
