import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import type { Db } from '../../server/database/database.server.ts'
import { planJob } from '../../server/database/jobs/jobs.server.ts'

/** Mails staff that they were invited, that a phone now gets alerts or has a passkey, or that carts are free for a customer who waits. */
export const staffMailSchema = z.object({
  person: z.string(),
  about: z.enum(['invitation', 'phone', 'passkey', 'free carts']),
  /** Id in rental_holds, of the customer who waits. */
  hold: z.optional(z.string()),
})

export const planStaffMail = (db: Db, mail: z.infer<typeof staffMailSchema>, now: Date): Promise<void> =>
  planJob(db, { id: `staff-mail-${randomUUID()}`, kind: 'staff mail', payload: JSON.stringify(mail) }, now)
