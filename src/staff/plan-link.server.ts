import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { planJob } from '../jobs/jobs.server.ts'
import type { Db } from '../platform/database.server.ts'
import { purposes } from './links.server.ts'

export const plannedLinkSchema = z.object({
  purpose: z.enum(purposes),
  subject: z.string(),
  person: z.string(),
  /** What the mail says; left out where the link was asked for. */
  about: z.optional(z.literal('phone')),
})

/** Mails a link, signed when it goes out, so that none is stored. */
export const planStaffLink = (db: Db, link: z.infer<typeof plannedLinkSchema>, now: Date): Promise<void> =>
  planJob(db, { id: `staff-link-${randomUUID()}`, kind: 'staff link', payload: JSON.stringify(link) }, now)
