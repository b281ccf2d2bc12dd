import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import type { Db } from '../../server/database/database.server.ts'
import { planJob } from '../../server/database/jobs/jobs.server.ts'

/** That somebody is on the list now, or that a phone of theirs gets alerts now. */
export const staffMailSchema = z.object({ person: z.string(), about: z.enum(['invitation', 'phone']) })

export const planStaffMail = (db: Db, mail: z.infer<typeof staffMailSchema>, now: Date): Promise<void> =>
  planJob(db, { id: `staff-mail-${randomUUID()}`, kind: 'staff mail', payload: JSON.stringify(mail) }, now)
