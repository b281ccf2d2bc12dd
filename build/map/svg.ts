import { dealerFile } from '../../src/content/dealer/reading/dealer-files.ts'
import type { LabelPosition, Point } from './place-map-labels.ts'

export const round = (value: number): number => Math.round(value * 10) / 10

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

export const path = (className: string, d: string | null): string => (d ? `<path class="${className}" d="${d}"/>` : '')

export const circle = (className: string, [x, y]: Point, r: number): string =>
  `<circle class="${className}" cx="${round(x)}" cy="${round(y)}" r="${round(r)}"/>`

export const label = (className: string, text: string, { x, y, anchor }: LabelPosition): string =>
  `<text class="${className}" x="${round(x)}" y="${round(y)}" text-anchor="${anchor}">${escaped(text)}</text>`

const { sign: drawing } = dealerFile('map.yaml')

export const sign = ([x, y]: Point): string =>
  `<g transform="translate(${round(x)} ${round(y)})"><circle class="map__sign" r="9"/>${path('map__wing', drawing ?? null)}</g>`

/** A curve through all points (Catmull-Rom as cubic Béziers). */
export function curve(points: readonly Point[]): string {
  const at = (index: number): Point => points[Math.min(Math.max(index, 0), points.length - 1)] ?? [0, 0]
  const text = ([x, y]: Point): string => `${Math.round(x)},${Math.round(y)}`
  const [first] = points
  if (!first) return ''
  const parts = points.slice(1).map((to, index) => {
    const [before, from, after] = [at(index - 1), at(index), at(index + 2)]
    const a: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
    const b: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
    return `C${text(a)} ${text(b)} ${text(to)}`
  })
  return `M${text(first)}${parts.join('')}`
}

export const shield = (text: string, [x, y]: Point, half: number): string =>
  `<g class="map__shield" transform="translate(${round(x)} ${round(y)})"><rect x="${-half}" y="-8" width="${half * 2}" height="16" rx="3"/><text y="4" text-anchor="middle">${text}</text></g>`

export const scaleBar = (text: string, [x, y]: Point, length: number): string =>
  `<path class="map__scale" d="M${round(x)},${y - 4}v4h${round(length)}v-4"/><text class="map__place map__place--far" x="${round(x)}" y="${y - 8}">${text}</text>`

export const badge = (text: string, [x, y]: Point, { width, height }: { width: number; height: number }): string =>
  `<g class="map__miles" transform="translate(${round(x)} ${round(y)})"><rect x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}" rx="4"/><text y="5" text-anchor="middle">${text}</text></g>`

/** The drawing is hidden from screen readers, which get a list instead. */
export const svg = (width: number, height: number, parts: readonly string[]): string =>
  `<svg class="map" viewBox="0 0 ${width} ${height}" aria-hidden="true" focusable="false">${parts.join('')}</svg>`
