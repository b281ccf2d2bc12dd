import './ownership-facts.css'
import { ExternalLink } from 'lucide-react'
import type { Vehicle } from '../../catalogue/vehicle.ts'
import { roadAuthorities } from '../../content/facts/road-use.ts'
import { page } from '../../site-map.ts'
import { Link, newTab } from '../../ui/link.tsx'
import { chargingOf } from './charging.ts'
import { roadEquipment } from './road-equipment.ts'
import { SpecificationList } from './vehicle-facts.tsx'

export function Charging({ vehicle }: { vehicle: Vehicle }) {
  const figures = chargingOf(vehicle)
  if (figures.length === 0) return null
  return (
    <div className="charging">
      <h2>Plug it in at night</h2>
      <dl>
        {figures.map(({ figure, unit, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={unit ? 'num' : undefined} data-words={unit ? undefined : ''}>
              {figure}
              {unit ? <small> {unit}</small> : null}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

export const RoadEquipment = ({ vehicle }: { vehicle: Vehicle }) => (
  <div className="road-use">
    <h2>For the road</h2>
    <SpecificationList rows={roadEquipment(vehicle)} />
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
