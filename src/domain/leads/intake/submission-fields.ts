import { ifOffered } from '../../../content/dealer/if-offered.ts'
import { contactPage, type Topic } from '../../../content/words/contact.words.ts'

/** The interests that visitors can choose from in the form. */
export const interests = [
  'sales',
  ...ifOffered('service', 'service'),
  ...ifOffered('parts', 'parts'),
  'general',
] as const

export const submissionFields = ['firstName', 'lastName', 'email', 'phone', 'interest', 'message'] as const

export type SubmissionField = (typeof submissionFields)[number]
export type FieldErrors = Partial<Record<SubmissionField, string>>
export type FormValues = Record<SubmissionField, string>

export const maxLengths = { firstName: 100, lastName: 100, email: 254, phone: 40, message: 5000 } as const
export type TextField = keyof typeof maxLengths

export const emptyForm: FormValues = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  interest: 'sales',
  message: '',
}

/** Hidden from people; programs that fill in every field give themselves away. */
export const honeypotField = 'companyFax'
/** Milliseconds from showing the form to sending it, measured by the browser. */
export const elapsedField = 'elapsedMs'
/** One key per filled-in form, so that a second tap or a retry sends the same message. */
export const keyField = 'idempotencyKey'

export const originFields = ['vehicle', 'page', 'town', 'topic'] as const
export type OriginField = (typeof originFields)[number]
export type OriginValues = Partial<Record<OriginField, string>>

const { topics, offered } = contactPage.form
const always: readonly string[] = ['sales', 'quote', 'general']
export const isTopic = (text: string): text is Topic =>
  Object.hasOwn(topics, text) && (always.includes(text) || offered.some((one) => one === text))
