import { type Day, type Hours, hoursOn } from './opening-hours.ts'

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

/** The week in as few runs of days as possible, such as Mon-Fri, Sat and Sun. Within a run, no timetable changes. */
export function dayColumns(timetables: readonly Hours[]): { readonly label: string; readonly days: readonly Day[] }[] {
  const onDay = (day: Day): string => timetables.map((timetable) => hoursOn(day, timetable)).join()
  const runs: Day[][] = []
  for (const day of week) {
    const run = runs.at(-1)
    if (run?.[0] && onDay(run[0]) === onDay(day)) run.push(day)
    else runs.push([day])
  }
  return runs.map((days) => {
    const names = days.map(short)
    return { label: [...new Set([names[0], names.at(-1)])].join('-'), days }
  })
}
