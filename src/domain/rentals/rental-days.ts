/** '2027-07-31', as forms send it. */
export type IsoDate = string

const DAY_MS = 24 * 60 * 60 * 1000
const noon = (date: IsoDate): number => Date.parse(`${date}T12:00:00Z`)

export const daysBetween = (from: IsoDate, to: IsoDate): number => Math.round((noon(to) - noon(from)) / DAY_MS)

export const addDays = (date: IsoDate, days: number): IsoDate =>
  new Date(noon(date) + days * DAY_MS).toISOString().slice(0, 10)

export const weekday = (date: IsoDate): number => new Date(noon(date)).getUTCDay()

const HOUR_MS = 60 * 60 * 1000

/** When an answer that depends on today's date expires: midnight falls on a full hour in the dealer's time zone. */
export const nextHour = (now: Date): Date => new Date((Math.floor(now.getTime() / HOUR_MS) + 1) * HOUR_MS)

export const dateIn = (timeZone: string, now: Date): IsoDate =>
  // Canadian English writes dates in ISO form.
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(now)
