import { z } from 'zod'
import { text } from './values.ts'

const member = z.strictObject({ name: text, role: text, text: text.describe('A sentence or two') })

/** team.yaml: the people on the about page, in this order. */
export const team = z.strictObject({ team: z.array(member, 'write a list of people').default([]) })
