const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/** Formats by hand, since creating an Intl formatter takes a browser longer than all of this. */
const parts = (date: string) => {
  const [year = '', month = '', day = ''] = date.split('-')
  return { year, month: months[Number(month) - 1] ?? '', day: String(Number(day)) }
}

export const monthDay = (date: string): string => `${parts(date).month} ${parts(date).day}`

/** 'July 2027' */
export const monthYear = (date: string): string => `${parts(date).month} ${parts(date).year}`

/** 'July 3 to 6', 'July 30 to August 2' */
export const shortRange = (from: string, to: string): string =>
  parts(from).month === parts(to).month
    ? `${monthDay(from)} to ${parts(to).day}`
    : `${monthDay(from)} to ${monthDay(to)}`

export const longDate = (date: string): string => `${monthDay(date)}, ${parts(date).year}`

export const dateRange = (from: string, to: string): string =>
  parts(from).year === parts(to).year ? `${monthDay(from)} to ${longDate(to)}` : `${longDate(from)} to ${longDate(to)}`
