import * as z from 'zod/mini'
import { type FieldErrors, interests, maxLengths, submissionFields, type TextField } from './submission-fields.ts'

/** These make text read differently from how it is written: 'B\u202Efdp.exe' as 'Bexe.pdf'. */
const directionControls = /[\u202A-\u202E\u2066-\u2069]/g
/** Lone surrogates, which UTF-8 can't encode. */
const halfCharacters = /\p{Cs}/gu
/** Line breaks and control characters could forge email headers. */
export const oneLine = (text: string) =>
  text
    .replace(halfCharacters, '\uFFFD')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(directionControls, '')
    .trim()
/** Keeps tabs and line breaks. PostgreSQL cannot store NUL. */
export const manyLines = (text: string) =>
  text
    .replace(halfCharacters, '\uFFFD')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(directionControls, '')
    .trim()

const fits = (field: TextField, label: string) =>
  z.maxLength(maxLengths[field], `${label} must be at most ${maxLengths[field]} characters`)
const cleaned = (required: string, clean: (text: string) => string) =>
  z.pipe(z.string({ error: required }), z.transform(clean))
const text = (field: TextField, label: string, required: string, min: number, clean: (text: string) => string) =>
  z.pipe(cleaned(required, clean), z.string().check(z.minLength(min, required), fits(field, label)))

export const emailAddress = z.pipe(
  cleaned('Invalid email address', oneLine),
  z.email('Invalid email address').check(fits('email', 'Email address')),
)

/** The rules in product.md 5.1, shared by the browser, the API and the form without scripts. */
const submissionSchema = z.object({
  firstName: text('firstName', 'First name', 'First name is required', 1, oneLine),
  lastName: text('lastName', 'Last name', 'Last name is required', 1, oneLine),
  email: emailAddress,
  phone: text('phone', 'Phone number', 'Phone number is required', 10, oneLine),
  interest: z._default(
    z.enum(interests, { error: `Choose ${interests.slice(0, -1).join(', ')} or ${interests.at(-1)}` }),
    'sales',
  ),
  message: text('message', 'Message', 'Message must be at least 10 characters', 10, manyLines),
})

export type Submission = z.infer<typeof submissionSchema>
export type SubmissionCheck = { ok: true; submission: Submission } | { ok: false; fields: FieldErrors; error: string }

export function checkSubmission(body: unknown): SubmissionCheck {
  const result = submissionSchema.safeParse(body)
  if (result.success) return { ok: true, submission: result.data }
  const fields: FieldErrors = {}
  for (const issue of result.error.issues) {
    const field = submissionFields.find((name) => name === issue.path[0])
    if (field) fields[field] ??= issue.message
  }
  const [first] = submissionFields.flatMap((name) => fields[name] ?? [])
  return {
    ok: false,
    fields,
    error: first ?? 'Send a JSON object with firstName, lastName, email, phone, interest and message.',
  }
}
