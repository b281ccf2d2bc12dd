import './eco-results.css'
import type { CSSProperties } from 'react'
import { comparedMiles } from '../../content/dealer/facts/eco-constants.facts.ts'
import { usdCents } from '../../content/format/money.ts'
import { ecoPage } from '../../content/words/eco.words.ts'
import { type EcoInput, type EcoResult, electricityCost, gasCost } from './eco-calculation.ts'
import { EcoChart } from './eco-chart.tsx'
import { formatAmount } from './eco-format.ts'
import { Odometer } from './odometer.tsx'
import { ShareButton } from './share-eco-result.tsx'

const { results, idle, over, yearsLabel, method } = ecoPage.calculator
const figures = ['costSaved', 'electricCost', 'fuelSaved', 'co2Saved', 'treesEquivalent'] as const

export const savingsText = ({ netSavings }: EcoResult, { timeframe }: EcoInput): string =>
  `${results.netSavings.label} ${over(yearsLabel(timeframe))}: ${formatAmount(netSavings, 'dollars')}`

export function EcoResults({ input, result }: { input: EcoInput; result: EcoResult }) {
  return (
    <>
      <h2 className="eco__heading" id="eco-result">
        {results.netSavings.label} {over(yearsLabel(input.timeframe))}
      </h2>
      <Odometer large text={formatAmount(result.netSavings, 'dollars')} />
      <dl className="eco__figures">
        {figures.map((figure) => {
          const { label, unit } = results[figure]
          return (
            <div key={figure}>
              <dt>{label}</dt>
              <dd>
                <Odometer text={formatAmount(result[figure], unit === 'dollars' ? 'dollars' : 'number')} />
                {unit === 'dollars' ? null : <small>{unit}</small>}
              </dd>
            </div>
          )
        })}
      </dl>
      <EcoChart input={input} />
      <p className="assumptions">{method}</p>
      <ShareButton />
    </>
  )
}

export function EcoIdle() {
  const bars = [
    { label: idle.gas, dollars: gasCost(comparedMiles) },
    { label: idle.electric, dollars: electricityCost(comparedMiles) },
  ] as const
  const [gas, electric] = bars
  const difference = usdCents(gas.dollars - electric.dollars)
  const size: CSSProperties & Record<'--characters', number> = { '--characters': difference.length }
  return (
    <div className="eco__idle">
      <h2 className="eco__heading" id="eco-result">
        {idle.heading}
      </h2>
      <p className="odometer odometer--large" style={size}>
        {difference}
      </p>
      <ul className="cost-bars">
        {bars.map(({ label, dollars }, index) => {
          const size: CSSProperties & Record<'--share', string> = { '--share': `${(100 * dollars) / gas.dollars}%` }
          return (
            <li key={label}>
              {label}
              <div className={index === 1 ? 'cost-bars__bar cost-bars__bar--electric' : 'cost-bars__bar'} style={size}>
                <span>{usdCents(dollars)}</span>
              </div>
            </li>
          )
        })}
      </ul>
      <p className="assumptions">{method}</p>
    </div>
  )
}
