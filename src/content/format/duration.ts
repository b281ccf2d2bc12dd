import { count } from './number.ts'

const HOUR = 60
const DAY = 24 * HOUR

/** The two largest units: 'under a minute', '9 min', '1 h 40 min', '2 days 3 h'. */
export function durationText(ms: number): string {
  const minutes = Math.floor(ms / 60_000)
  if (minutes < 1) return 'under a minute'
  if (minutes < HOUR) return `${minutes} min`
  if (minutes < DAY) return pair(`${Math.floor(minutes / HOUR)} h`, minutes % HOUR, 'min')
  return pair(count(Math.floor(minutes / DAY), 'day'), Math.floor((minutes % DAY) / HOUR), 'h')
}

const pair = (first: string, rest: number, unit: string): string => (rest > 0 ? `${first} ${rest} ${unit}` : first)
