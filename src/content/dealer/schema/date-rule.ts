const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
]
const ordinals = ['1st', '2nd', '3rd', '4th', 'last']

/** A day as written in hours.yaml: in one year, or in every year. */
export type DateRule = {
  readonly year: number | undefined
  /** @param atEnd whether the day ends a range: February 29 then becomes the 28th in a year that isn't a leap year */
  readonly dayIn: (year: number, atEnd?: boolean) => Temporal.PlainDate | undefined
}

/** `2026-11-26`, `12-25`, `4th Thursday of November`, `Easter`, `day after Easter` or `Friday before Easter`; undefined when it can't be read. */
export function readDateRule(text: string): DateRule | undefined {
  const words = text.trim()
  return fixedDay(words) ?? weekdayOfMonth(words) ?? neighbor(words) ?? easter(words)
}

function fixedDay(words: string): DateRule | undefined {
  const [, year, monthText = '', dayText = ''] = /^(?:(\d{4})-)?(\d\d)-(\d\d)$/.exec(words) ?? []
  const [month, day] = [Number(monthText), Number(dayText)]
  // The year 2000 had a February 29.
  if (!date(Number(year ?? 2000), month, day)) return undefined
  const dayIn: DateRule['dayIn'] = (inYear, atEnd = false) =>
    date(inYear, month, day) ?? (atEnd ? date(inYear, month, day - 1) : undefined)
  return year === undefined
    ? { year: undefined, dayIn }
    : { year: Number(year), dayIn: (inYear) => (inYear === Number(year) ? dayIn(inYear) : undefined) }
}

function date(year: number, month: number, day: number): Temporal.PlainDate | undefined {
  try {
    return Temporal.PlainDate.from({ year, month, day }, { overflow: 'reject' })
  } catch {
    return undefined
  }
}

function weekdayOfMonth(words: string): DateRule | undefined {
  const [, ordinal = '', weekday = '', monthName = ''] = /^(\w+) ([a-z]+) (?:of|in) ([a-z]+)$/i.exec(words) ?? []
  const nth = ordinals.indexOf(ordinal.toLowerCase())
  const dayOfWeek = numberOf(weekday, weekdays)
  const month = numberOf(monthName, months)
  if (nth === -1 || !dayOfWeek || !month) return undefined
  return {
    year: undefined,
    dayIn(year) {
      const first = Temporal.PlainDate.from({ year, month, day: 1 })
      const firstSuch = first.add({ days: (dayOfWeek - first.dayOfWeek + 7) % 7 })
      if (ordinal.toLowerCase() !== 'last') return firstSuch.add({ weeks: nth })
      const fifth = firstSuch.add({ weeks: 4 })
      return fifth.month === month ? fifth : firstSuch.add({ weeks: 3 })
    },
  }
}

/** 'day after 4th Thursday of November', 'Friday before Easter' */
function neighbor(words: string): DateRule | undefined {
  const [, name = '', side = '', rest = ''] = /^([a-z]+) (after|before) (?:the )?(.+)$/i.exec(words) ?? []
  const rule = rest ? readDateRule(rest) : undefined
  const dayOfWeek = numberOf(name, weekdays)
  if (!rule || (name.toLowerCase() !== 'day' && !dayOfWeek)) return undefined
  const step = side.toLowerCase() === 'after' ? 1 : -1
  return {
    year: rule.year,
    dayIn(year) {
      let day = rule.dayIn(year)?.add({ days: step })
      while (day && dayOfWeek && day.dayOfWeek !== dayOfWeek) day = day.add({ days: step })
      return day
    },
  }
}

/** Easter by the anonymous Gregorian algorithm (Meeus, Jones and Butcher). */
function easter(words: string): DateRule | undefined {
  if (!/^easter(?: sunday)?$/i.test(words)) return undefined
  return {
    year: undefined,
    dayIn(year) {
      const a = year % 19
      const b = Math.floor(year / 100)
      const c = year % 100
      const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
      const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7
      const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114
      return Temporal.PlainDate.from({ year, month: Math.floor(f / 31), day: (f % 31) + 1 })
    },
  }
}

/** The position of a weekday or month, counted from 1; 0 if the name is unknown. Also reads 'Thu' and 'Sept'. */
const numberOf = (name: string, names: readonly string[]): number =>
  name.length < 3 ? 0 : names.findIndex((one) => one.toLowerCase().startsWith(name.toLowerCase())) + 1

export type Span = { readonly from: Temporal.PlainDate; readonly to: Temporal.PlainDate }

/** The range of days that begins in the year. @param lastRule the end of a range, which may lie in the next year */
export function spanIn(year: number, firstRule: DateRule, lastRule?: DateRule): Span | undefined {
  const from = firstRule.dayIn(year)
  if (!from || !lastRule) return from && { from, to: from }
  const to = lastRule.dayIn(lastRule.year ?? year, true)
  if (!to) return undefined
  if (lastRule.year !== undefined || Temporal.PlainDate.compare(from, to) <= 0) return { from, to }
  const nextYear = lastRule.dayIn(year + 1, true)
  return nextYear && { from, to: nextYear }
}
