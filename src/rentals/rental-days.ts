/** A calendar date as forms send it: '2027-07-31'. */
export type IsoDate = string

const DAY_MS = 24 * 60 * 60 * 1000
const noon = (date: IsoDate): number => Date.parse(`${date}T12:00:00Z`)

/** Steps of 24 hours from one date to another: 30 from July 1 to July 31. Negative when `to` is the earlier one. */
export const daysBetween = (from: IsoDate, to: IsoDate): number => Math.round((noon(to) - noon(from)) / DAY_MS)

export const addDays = (date: IsoDate, days: number): IsoDate =>
  new Date(noon(date) + days * DAY_MS).toISOString().slice(0, 10)

/** 0 is Sunday. */
export const weekday = (date: IsoDate): number => new Date(noon(date)).getUTCDay()

/** The date that it is in `timeZone`. */
export const dateIn = (timeZone: string, now: Date): IsoDate =>
  // Canadian English writes dates as ISO does.
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(now)
