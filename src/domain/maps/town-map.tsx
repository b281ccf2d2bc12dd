import type { Place } from '../towns/town-with-showroom.ts'
import { MapFigure } from './map-figure.tsx'

/** The text says nothing about neighbors, since a town's pages list them with their distances. */
export function TownMap({ place, className }: { place: Place; className?: string }) {
  const { town, away } = place
  const { latitude, longitude } = town
  return (
    <MapFigure
      drawing={town.slug}
      title={`Map of ${town.name}, ${town.county}, ${town.state}.`}
      view={{ latitude, longitude, reach: 0.06, pin: true }}
      className={className}
    >
      <p>
        {town.name} is {away}.
      </p>
    </MapFigure>
  )
}
