import { z } from 'zod'
import { stateNames } from '../../src/content/dealer/schema/us-states.ts'
import {
  email,
  phone,
  spelledPhone,
  stateCode,
  text,
  timeZone,
  url,
  zip,
} from '../../src/content/dealer/schema/value-schemas.ts'
import { hoursOf } from './template/read-hours-answer.ts'

/** `(480) 555 0100` as `480-555-0100`, and letters as their digits. */
const spacedPhone = z.string().transform((text) => {
  const number = spelledPhone(text) ?? text
  const digits = number.replaceAll(/\D/g, '')
  const [, country = '', area, exchange, line] = /^(1?)(\d{3})(\d{3})(\d{4})$/.exec(digits) ?? []
  return area ? `${country && `${country}-`}${area}-${exchange}-${line}` : number
})

const codeOfState = z.string().transform((answer) => {
  const [code] = Object.entries(stateNames).find(([, name]) => name.toLowerCase() === answer.trim().toLowerCase()) ?? []
  return code ?? answer.trim().toUpperCase()
})

const hours = text.transform((answer, context) => {
  const rows = hoursOf(answer)
  if (rows) return rows
  context.addIssue({ code: 'custom', message: 'write days and hours such as Mon-Fri 9-5, Sat 10-2' })
  return z.NEVER
})

const makers = z
  .string()
  .transform((answer) => [...new Set(answer.split(',').map((name) => name.trim()))].filter(Boolean))

const color = z
  .string()
  .trim()
  .transform((answer) =>
    `#${answer.replace(/^#/, '').replace(/^([\da-f])([\da-f])([\da-f])$/i, '$1$1$2$2$3$3')}`.toLowerCase(),
  )
  .pipe(z.string().regex(/^#[\da-f]{6}$/, 'write the color as # and six hex digits, such as #0a6467'))

export const answerSchema = z.object({
  name: text,
  phone: spacedPhone.pipe(phone),
  email: z.string().trim().pipe(email),
  street: text,
  city: text,
  state: codeOfState.pipe(stateCode),
  zip: z.string().trim().pipe(zip),
  hours,
  makers,
  color,
})

type Question = { readonly option: string; readonly ask: string }

/** In the order in which the command asks them. */
export const questions: Readonly<Record<keyof typeof answerSchema.shape, Question>> = {
  name: { option: '--name <name>', ask: 'Name of the business, as on its sign' },
  phone: { option: '--phone <number>', ask: 'Phone, with area code' },
  email: { option: '--email <address>', ask: 'Email address that the site shows' },
  street: { option: '--street <street>', ask: 'Street and number of the showroom' },
  city: { option: '--city <city>', ask: 'City' },
  state: { option: '--state <state>', ask: 'State, such as AZ' },
  zip: { option: '--zip <code>', ask: 'ZIP code' },
  hours: { option: '--hours <hours>', ask: 'Hours, such as Mon-Fri 9-5, Sat 10-2' },
  makers: { option: '--makers <names>', ask: 'Makers that you sell, separated by commas' },
  color: { option: '--color <color>', ask: 'Your color, as # and six hex digits, such as #0a6467' },
}

/** Answers that are given only as options: the command has no question for them. */
export const optionSchemas = { shortName: text, website: url, timeZone, within: z.coerce.number().min(1).max(100) }
