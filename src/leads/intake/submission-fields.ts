export const interests = ['sales', 'service', 'parts', 'general'] as const

export const contactFields = ['firstName', 'lastName', 'email', 'phone', 'interest', 'message'] as const

export type ContactField = (typeof contactFields)[number]
export type FieldErrors = Partial<Record<ContactField, string>>
export type ContactValues = Record<ContactField, string>

/** Characters that fit into a field. */
export const maxLengths = { firstName: 100, lastName: 100, email: 254, phone: 40, message: 5000 } as const
export type TextField = keyof typeof maxLengths

export const emptyContact: ContactValues = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  interest: 'sales',
  message: '',
}

/** A field for people to leave empty: only programs that fill in everything write into it. */
export const trapField = 'companyFax'
/** Milliseconds between showing the form and sending it, as the browser counted them. */
export const elapsedField = 'elapsedMs'
/** Made once a form, so that a second tap or a retry is the same message. */
export const keyField = 'idempotencyKey'
