import type { Coordinates } from '../../content/dealer/facts/showrooms.facts.ts'

export type MapView = Coordinates & {
  /** Degrees from the center to each edge. */
  readonly reach: number
  readonly pin: boolean
}

const site = 'https://www.openstreetmap.org'
const digits = (value: number): string => String(Number(value.toFixed(4)))

/** A link for browsers without JavaScript. */
export function mapUrl({ latitude, longitude, reach, pin }: MapView): string {
  const zoom = Math.round(Math.log2(180 / reach))
  const at = `${digits(latitude)}/${digits(longitude)}`
  return `${site}/${pin ? `?mlat=${digits(latitude)}&mlon=${digits(longitude)}` : ''}#map=${zoom}/${at}`
}

/** Its origin is the only one that the content security policy allows in an iframe. */
export function embedUrl({ latitude, longitude, reach, pin }: MapView): string {
  const box = [longitude - reach, latitude - reach, longitude + reach, latitude + reach].map(digits).join(',')
  const query = new URLSearchParams({ bbox: box, layer: 'mapnik' })
  if (pin) query.set('marker', `${digits(latitude)},${digits(longitude)}`)
  return `${site}/export/embed.html?${query}`
}
