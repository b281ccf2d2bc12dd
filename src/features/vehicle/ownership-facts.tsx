import './ownership-facts.css'
import { ExternalLink } from 'lucide-react'
import type { CSSProperties } from 'react'
import { page } from '../../content/addresses.ts'
import { roadAuthorities } from '../../content/dealer/facts/road-use.facts.ts'
import { factOf } from '../../domain/catalogue/cart-condition.ts'
import type { Vehicle } from '../../domain/catalogue/vehicle.ts'
import { Link, newTab } from '../../ui/link.tsx'
import { ASK, chargingOf, FULL_CHARGE, nightOf, rangeCaveat } from './charging.ts'

export function Charging({ vehicle }: { vehicle: Vehicle }) {
  const knownFigures = chargingOf(vehicle).filter(({ figure }) => figure !== ASK)
  const figures = knownFigures.filter(({ unit }) => unit)
  const battery = factOf('batteryType', vehicle)
  const words = [
    ...knownFigures.filter(({ unit }) => !unit),
    ...(battery ? [{ figure: battery, label: 'battery' }] : []),
  ]
  const night = nightOf(vehicle)
  if (knownFigures.length === 0) return null
  const style: CSSProperties & Record<'--full', string> = { '--full': `${(night?.share ?? 1) * 100}%` }
  return (
    <section className="night on-dark" data-hook="band">
      <div className="wrap">
        <div className="charging">
          <h2 className="h1">Plug it in at night</h2>
          <dl>
            {figures.map(({ figure, unit, label }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd className="num">
                  {figure} <small>{unit}</small>
                </dd>
              </div>
            ))}
          </dl>
          {figures.some(({ label }) => label === FULL_CHARGE) ? <p className="charging__words">{rangeCaveat}</p> : null}
          {words.length > 0 ? (
            <ul className="charging__words">
              {words.map(({ label, figure }) => (
                <li key={label}>
                  <b>{figure}</b> {label}
                </li>
              ))}
            </ul>
          ) : null}
        </div>
        {night ? (
          <div className="clock">
            <div className="clock__bar" style={style}>
              <span>Home, empty</span>
              <b>Full by {night.full}</b>
            </div>
            <ol aria-hidden>
              {night.hours.map((hour) => (
                <li key={hour}>{hour}</li>
              ))}
            </ol>
          </div>
        ) : null}
      </div>
    </section>
  )
}

export const RoadUse = () => (
  <div className="road-use">
    <p>Your state and town decide what a cart needs on public roads and which roads it may use.</p>
    <ul>
      {(['where-to-drive', 'questions'] as const).map((id) => (
        <li key={id}>
          <Link to={page(id).path}>{page(id).label}</Link>
        </li>
      ))}
      {roadAuthorities.map(({ name, url }) => (
        <li key={url}>
          <a href={url} {...newTab}>
            {name} <ExternalLink className="icon" aria-hidden />
          </a>
        </li>
      ))}
    </ul>
  </div>
)
