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

/** Of an ISO date, `2027-07-31`. Written out here, because making an Intl formatter costs a browser more than all of this. */
const parts = (date: string) => {
  const [year = '', month = '', day = ''] = date.split('-')
  return { year, month: months[Number(month) - 1] ?? '', day: String(Number(day)) }
}

/** `2027-07-31` is 'July 31'. */
export const monthDay = (date: string): string => `${parts(date).month} ${parts(date).day}`

/** `2027-07-31` is 'July 31, 2027'. */
export const longDate = (date: string): string => `${monthDay(date)}, ${parts(date).year}`

/** 'July 1 to July 31, 2027'; both years where they differ. */
export const dateRange = (from: string, to: string): string =>
  parts(from).year === parts(to).year ? `${monthDay(from)} to ${longDate(to)}` : `${longDate(from)} to ${longDate(to)}`
