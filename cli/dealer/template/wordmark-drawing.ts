import { strokesOf } from './wordmark-letters.ts'

const CAP = 20
const THICK = 3.2
const MARGIN = 3
/** Longer names take two lines. */
const LINE = 210
const LEADING = 31

const number = (value: number): string => String(Math.round(value * 10) / 10)
const attribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** The name in plain strokes, in the color of the text around it. */
export function wordmark(name: string): string {
  const lines = linesOf(name).map(strokesOf)
  const width = Math.max(...lines.map((line) => line.width)) + 2 * MARGIN
  const height = CAP + LEADING * (lines.length - 1) + 2 * MARGIN
  const drawn = lines.map(
    ({ paths }, at) => `<g transform="translate(${MARGIN} ${MARGIN + LEADING * at})">${paths}</g>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${number(width)} ${height}" role="img" aria-label="${attribute(name)}"><g fill="none" stroke="currentColor" stroke-width="${THICK}" stroke-linecap="round" stroke-linejoin="round">${drawn.join('')}</g></svg>\n`
}

/** Breaks a long name where the two lines are closest in length. */
function linesOf(name: string): readonly string[] {
  const words = name.split(/\s+/)
  if (strokesOf(name).width <= LINE || words.length < 2) return [name]
  const breaks = words
    .slice(1)
    .map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')] as const)
  const [best] = breaks.toSorted((a, b) => unlike(a) - unlike(b))
  return best ?? [name]
}

const unlike = ([first, second]: readonly [string, string]): number =>
  Math.abs(strokesOf(first).width - strokesOf(second).width)

/** The initial on the accent color, for icons. */
export function mark(name: string, { accent = '', 'on-accent': ink = '' }: Readonly<Record<string, string>>): string {
  const letter = [...name].map((character) => strokesOf(character)).find(({ paths }) => paths !== '')
  const { width, paths } = letter ?? { width: CAP, paths: '<path d="M0 20 10 0l10 20z"/>' }
  const scale = 1.3
  const left = number(24 - (width * scale) / 2)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" rx="10" fill="${accent}"/><g transform="translate(${left} ${24 - (CAP * scale) / 2}) scale(${scale})" fill="none" stroke="${ink}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round">${paths}</g></svg>\n`
}
