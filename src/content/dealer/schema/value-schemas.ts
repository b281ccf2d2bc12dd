import { z } from 'zod'
import { isStateCode } from './us-states.ts'

/** Types of values, each with advice for a wrong one. */
export const text = z.string('write text').trim().min(1, 'write text, or leave the line out')
export const dollars = z.number('write a number of dollars without $ or commas, such as 1250 or 94.50').min(0)
export const count = z.number('write a whole number').int('write a whole number').min(0, 'write 0 or more')
export const percent = z.number('write a number without %, such as 15').min(0).max(100, 'write 100 or less')
export const miles = z.number('write a number of miles').min(0)
export const phone = z
  .string('write the number in quotes, such as "1-800-555-0199"')
  .regex(/^(?:1-)?\d{3}-\d{3}-\d{4}$/, { error: ({ input }) => phoneAdvice(input) })
export const email = z.email('write an email address, such as info@example.com')
export const url = z.url({ protocol: /^https?$/, message: 'write a whole address, such as https://www.example.com' })
export const slug = z
  .string('write a short name in small letters')
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, { error: ({ input }) => slugAdvice(input) })
export const time = z
  .string('write the time in quotes, such as "09:00"')
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'write the time as 24 hours in quotes, such as "09:00" or "17:30"')
export const day = z
  .string('write the date in quotes, such as "2026-11-23"')
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'write the date as year-month-day in quotes, such as "2026-11-23"')
export const stateCode = z
  .string('write the state’s two letters, such as AZ')
  .refine(isStateCode, 'write the two letters of a state, such as AZ')
export const zip = z
  .string('write the ZIP code in quotes, such as "02134"')
  .regex(/^\d{5}(?:-\d{4})?$/, 'write five digits in quotes, such as "02134"')
export const timeZone = z
  .string('write a time zone, such as America/Phoenix')
  .refine(isTimeZone, 'write the name of a time zone in the United States, such as America/New_York or America/Phoenix')
export const latitude = z
  .number('write a latitude such as 39.4817')
  .min(18)
  .max(72, 'write a latitude in the United States, such as 39.4817')
export const longitude = z
  .number('write a longitude such as -75.009')
  .min(-180)
  .max(-64, 'write a longitude in the United States, with its minus sign, such as -75.009')
export const namedLink = z.strictObject({ name: text, url })

/** `1-800-555-0199` as `+18005550199`, for links. */
export const telOf = (number: string): string => `+1${number.replaceAll(/\D/g, '').slice(-10)}`

/** The letters on a phone's keys, from 2 (ABC) to 9 (WXYZ). */
const keypad = ['abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz']

/** Reads '941-BLUEGILL' as '941-258-3445', since phones drop extra digits. Undefined if it has no letters, or isn't a phone number. */
export function spelledPhone(text: string): string | undefined {
  const digits = text
    .toLowerCase()
    .replaceAll(/[a-z]/g, (letter) => String(2 + keypad.findIndex((letters) => letters.includes(letter))))
    .replaceAll(/\D/g, '')
  const [, country = '', area, exchange, line] = /^(1?)(\d{3})(\d{3})(\d{4})\d*$/.exec(digits) ?? []
  return /[a-z]/i.test(text) && area ? `${country && `${country}-`}${area}-${exchange}-${line}` : undefined
}

function phoneAdvice(input: unknown): string {
  const spelled = typeof input === 'string' ? spelledPhone(input) : undefined
  return spelled
    ? `write the number in digits: ${input} is ${spelled}`
    : 'write the number with its area code, such as 502-555-0117'
}

const slugAdvice = (input: unknown): string =>
  `write small letters, digits and hyphens, such as cape-may${typeof input === 'string' && /\s/.test(input.trim()) ? '; in a list, a comma goes between two names' : ''}`

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone.includes('/')
  } catch {
    return false
  }
}
