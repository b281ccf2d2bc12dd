import { z } from 'zod'
import { ownLine } from './placeholder-line.ts'
import { day, slug, text } from './value-schemas.ts'

const policy = z.strictObject({
  label: text.describe('The text of links to it'),
  title: ownLine.describe('The heading'),
  lastUpdated: day.describe('The day when its text last changed'),
  textMark: text
    .optional()
    .describe('Which text that day is for. The check says what to write, and fails once the text is another one'),
  published: day.optional().describe('The day when it first appeared, shown beside the last change'),
  secondLink: z
    .boolean('write true or false')
    .default(false)
    .describe('Whether the footer also links to its second address, such as /privacy-policy'),
  search: z
    .strictObject({
      title: ownLine.describe('At most 60 characters'),
      description: ownLine.describe('50 to 155 characters'),
    })
    .describe('What search engines and link previews show'),
  contact: z
    .strictObject({ heading: ownLine, text: ownLine })
    .optional()
    .describe('Below the text, in place of ‘Ask about this policy’'),
})

/** policies.yaml: each policy by the name of its text in policies/, in the order of the footer. */
export const policies = z.strictObject({
  policies: z.record(slug, policy).refine((all) => 'privacy' in all, 'add ‘privacy’, to which the contact form links'),
})
