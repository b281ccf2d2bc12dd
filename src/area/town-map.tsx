import type { Town } from '../content/towns.ts'
import { MapFigure } from './map-figure.tsx'
import { neighborsOf } from './town-distance.ts'
import { awayText, milesText } from './town-place.ts'

/** A town, its nearest showroom and the towns next to it. */
export function TownMap({ town, className }: { town: Town; className?: string }) {
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
          {town.name} is {awayText(town)}
        </li>
        {neighborsOf(town).map((neighbor) => (
          <li key={neighbor.town.slug}>
            {neighbor.town.name}: {milesText(neighbor.miles)} {neighbor.direction} of {town.name}
          </li>
        ))}
      </ul>
    </MapFigure>
  )
}
