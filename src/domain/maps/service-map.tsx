import { serviceArea } from '../../content/dealer/facts/service-area.facts.ts'
import { physicalShowrooms } from '../../content/dealer/facts/showrooms.facts.ts'
import { townAreas, townStates } from '../../content/dealer/town-areas.ts'
import { listed } from '../../content/format/join-names.ts'
import { MapFigure } from './map-figure.tsx'

const title = `Map of the service area in ${listed(townStates)}.`
const view = { ...serviceArea.interactive, pin: false } as const

const counties = townAreas.map(({ county, state, towns }) => ({
  name: `${county}, ${state}`,
  towns: towns.map((town) => town.name).join(', '),
}))

export function ServiceMap({ className }: { className?: string }) {
  return (
    <MapFigure drawing="service-area" title={title} view={view} className={className}>
      <ul>
        {physicalShowrooms.map(({ id, name, address }) => (
          <li key={id}>
            Showroom {name}, {address}
          </li>
        ))}
        {counties.map((county) => (
          <li key={county.name}>
            {county.name}: {county.towns}
          </li>
        ))}
      </ul>
    </MapFigure>
  )
}
