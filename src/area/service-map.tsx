import { physicalShowrooms } from '../content/facts/showrooms.ts'
import { townsOfNewJersey, townsOfPennsylvania } from '../content/towns/towns.ts'
import { MapFigure } from './map-figure.tsx'

const title = 'Map of the service area in New Jersey and Pennsylvania.'
const view = { latitude: 40.4, longitude: -75.2, reach: 1.55, pin: false } as const

const counties = [townsOfNewJersey, townsOfPennsylvania].flatMap((list) => {
  const [first] = list
  return first ? [{ name: `${first.county}, ${first.state}`, towns: list.map((town) => town.name).join(', ') }] : []
})

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
