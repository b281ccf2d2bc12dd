import { z } from 'zod'
import { email, text } from './value-schemas.ts'

const member = z.strictObject({
  name: text,
  role: text,
  text: text.describe('A sentence or two'),
  staffEmail: email
    .optional()
    .describe('May sign in to answer messages and change the stock from a phone; shown nowhere on the site'),
})

/** team.yaml: the people on the about page, in this order. */
export const team = z.strictObject({ team: z.array(member, 'write a list of people').default([]) })
