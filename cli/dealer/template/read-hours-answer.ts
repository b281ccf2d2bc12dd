import { daysOf, week } from '../../../src/content/format/day-ranges.ts'
import type { HoursRow } from './template-answers.ts'

const part =
  /([a-z]+(?:\s*[-–]\s*[a-z]+)?)[:\s]\s*(\d{1,2})(?::(\d\d))?\s*(am|pm)?\s*(?:-|–|to)\s*(\d{1,2})(?::(\d\d))?\s*(am|pm)?/gi
const capitalized = (days: string): string =>
  days
    .toLowerCase()
    .replaceAll(/\s*[-–]\s*/g, '-')
    .replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase())

/** `Mon-Fri 9-5, Sat 10:00-14:00` as rows, with the other days closed; undefined when it can't be read. */
export function hoursOf(answer: string): readonly HoursRow[] | undefined {
  const rows: HoursRow[] = []
  const open = new Set<string>()
  for (const [, names = '', hour, minute = '00', half, toHour, toMinute = '00', toHalf] of answer.matchAll(part)) {
    const days = capitalized(names)
    const opens = clock(Number(hour), minute, half)
    const closes = clock(Number(toHour) + (toHalf || Number(toHour) > Number(hour) ? 0 : 12), toMinute, toHalf)
    const openDays = daysOf(days)
    if (!openDays || !opens || !closes || closes <= opens || openDays.some((day) => open.has(day))) return undefined
    for (const day of openDays) open.add(day)
    rows.push({ days, opens, closes })
  }
  const rest = answer.replaceAll(part, '').replaceAll(/[\s,;.]|and/gi, '')
  if (rows.length === 0 || rest) return undefined
  const closed = week.filter((day) => !open.has(day)).map((day) => day.slice(0, 3))
  return closed.length > 0 ? [...rows, { days: `${closed.join(', ')}`, closed: 'Closed' }] : rows
}

function clock(hour: number, minute: string, half: string | undefined): string | undefined {
  const pm = half?.toLowerCase() === 'pm' && hour < 12 ? 12 : 0
  const am = half?.toLowerCase() === 'am' && hour === 12 ? -12 : 0
  const whole = hour + pm + am
  return whole < 24 && Number(minute) < 60 ? `${String(whole).padStart(2, '0')}:${minute}` : undefined
}
