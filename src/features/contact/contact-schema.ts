import * as z from 'zod/mini'
import { contactFields, type FieldErrors, interests } from './contact-fields.ts'

/** Line breaks and control characters have no place in a name or number, and could forge mail headers. */
const oneLine = (text: string) =>
  text
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
/** Keeps tabs and line breaks; NUL is what PostgreSQL cannot store. */
const manyLines = (text: string) =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()

const text = (required: string, clean: (text: string) => string, min: number, max: number, tooLong: string) =>
  z.pipe(
    z.pipe(z.string({ error: required }), z.transform(clean)),
    z.string().check(z.minLength(min, required), z.maxLength(max, tooLong)),
  )
const tooLong = (label: string, max: number) => `${label} must be at most ${max} characters`

/** The rules of spec 5, one set for browser, API and the form without scripts. */
export const contactMessage = z.object({
  firstName: text('First name is required', oneLine, 1, 100, tooLong('First name', 100)),
  lastName: text('Last name is required', oneLine, 1, 100, tooLong('Last name', 100)),
  email: z.pipe(
    z.pipe(z.string({ error: 'Invalid email address' }), z.transform(oneLine)),
    z.email('Invalid email address').check(z.maxLength(254, tooLong('Email address', 254))),
  ),
  phone: text('Phone number is required', oneLine, 10, 40, tooLong('Phone number', 40)),
  interest: z._default(z.enum(interests, { error: 'Choose sales, service, parts or general' }), 'sales'),
  message: text('Message must be at least 10 characters', manyLines, 10, 5000, tooLong('Message', 5000)),
})

export type ContactMessage = z.infer<typeof contactMessage>
export type ContactCheck = { ok: true; message: ContactMessage } | { ok: false; fields: FieldErrors; error: string }

/** Checks a body. `error` is the first field's message; `fields` has one message a field. */
export function checkContact(body: unknown): ContactCheck {
  const result = contactMessage.safeParse(body)
  if (result.success) return { ok: true, message: result.data }
  const fields: FieldErrors = {}
  for (const issue of result.error.issues) {
    const field = contactFields.find((name) => name === issue.path[0])
    if (field) fields[field] ??= issue.message
  }
  const [first] = contactFields.flatMap((name) => fields[name] ?? [])
  return {
    ok: false,
    fields,
    error: first ?? 'Send a JSON object with firstName, lastName, email, phone, interest and message.',
  }
}
