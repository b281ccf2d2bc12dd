import { MapFigure } from './map-figure.tsx'
import type { Place } from './place.ts'

export function TownMap({ place, className }: { place: Place; className?: string }) {
  const { town, away, neighbors } = place
  const { latitude, longitude } = town
  return (
    <MapFigure
      drawing={town.slug}
      title={`Map of ${town.name}, ${town.county}, ${town.state}.`}
      view={{ latitude, longitude, reach: 0.06, pin: true }}
      className={className}
    >
      <ul>
        <li>
          {town.name} is {away}
        </li>
        {neighbors.map((neighbor) => (
          <li key={neighbor.slug}>
            {neighbor.name}: {neighbor.away} of {town.name}
          </li>
        ))}
      </ul>
    </MapFigure>
  )
}
