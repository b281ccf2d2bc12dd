import type { Day } from '../../format/opening-hours.ts'

export const week: readonly Day[] = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

const short = (day: Day): string => day.slice(0, 3)

/** 'Mon-Fri', 'Sat' or 'Mon, Wed-Fri'; undefined when it can't be read. */
export function daysOf(label: string): readonly Day[] | undefined {
  const days: Day[] = []
  for (const part of label.split(',')) {
    const [from = '', to = from, ...more] = part.trim().split(/\s*[-–]\s*/)
    const [first, last] = [from, to].map((name) => week.findIndex((day) => day === name || short(day) === name))
    if (first === undefined || last === undefined || first < 0 || last < first || more.length > 0) return undefined
    days.push(...week.slice(first, last + 1))
  }
  return days
}
