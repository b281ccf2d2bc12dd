import { MapFigure } from './map-figure.tsx'
import type { Place } from './place.ts'

/** The page around the map lists the neighbors with their distances. */
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
