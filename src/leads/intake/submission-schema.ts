import * as z from 'zod/mini'
import { contactFields, type FieldErrors, interests, maxLengths, type TextField } from './submission-fields.ts'

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

const fits = (field: TextField, label: string) =>
  z.maxLength(maxLengths[field], `${label} must be at most ${maxLengths[field]} characters`)
const cleaned = (required: string, clean: (text: string) => string) =>
  z.pipe(z.string({ error: required }), z.transform(clean))
const text = (field: TextField, label: string, required: string, min: number, clean: (text: string) => string) =>
  z.pipe(cleaned(required, clean), z.string().check(z.minLength(min, required), fits(field, label)))

/** The rules of product.md 5.1, one set for browser, API and the form without scripts. */
export const contactMessage = z.object({
  firstName: text('firstName', 'First name', 'First name is required', 1, oneLine),
  lastName: text('lastName', 'Last name', 'Last name is required', 1, oneLine),
  email: z.pipe(
    cleaned('Invalid email address', oneLine),
    z.email('Invalid email address').check(fits('email', 'Email address')),
  ),
  phone: text('phone', 'Phone number', 'Phone number is required', 10, oneLine),
  interest: z._default(z.enum(interests, { error: 'Choose sales, service, parts or general' }), 'sales'),
  message: text('message', 'Message', 'Message must be at least 10 characters', 10, manyLines),
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
