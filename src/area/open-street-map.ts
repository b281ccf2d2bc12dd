import type { Coordinates } from '../content/facts/showrooms.ts'

/** What the live map shows: a stretch of land around a middle, with or without a pin in it. */
export type MapView = Coordinates & {
  /** Degrees from the middle to the upper edge. */
  readonly reach: number
  readonly pin: boolean
}

const site = 'https://www.openstreetmap.org'
const digits = (value: number): string => String(Number(value.toFixed(4)))

/** A page of its own, for browsers without scripts. */
export function mapUrl({ latitude, longitude, reach, pin }: MapView): string {
  const zoom = Math.round(Math.log2(180 / reach))
  const at = `${digits(latitude)}/${digits(longitude)}`
  return `${site}/${pin ? `?mlat=${digits(latitude)}&mlon=${digits(longitude)}` : ''}#map=${zoom}/${at}`
}

/** For an iframe; the policy of the site allows this origin alone in one. */
export function embedUrl({ latitude, longitude, reach, pin }: MapView): string {
  const box = [longitude - reach, latitude - reach, longitude + reach, latitude + reach].map(digits).join(',')
  const query = new URLSearchParams({ bbox: box, layer: 'mapnik' })
  if (pin) query.set('marker', `${digits(latitude)},${digits(longitude)}`)
  return `${site}/export/embed.html?${query}`
}
