import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import type { Db } from '../../server/database/database.server.ts'
import { knownJobs, planJob } from '../../server/database/jobs/jobs.server.ts'

/** Emails telling staff that they were invited, that a phone now gets alerts or has a passkey, that carts are free for a waiting customer, or that a hold on a cart has expired. */
export const staffMailSchema = z.object({
  person: z.string(),
  about: z.enum(['invitation', 'phone', 'passkey', 'free carts', 'ended hold']),
  /** Id of the waiting customer's row in rental_holds. */
  hold: z.optional(z.string()),
  /** Id of the cart whose hold has ended; `heldAt` is when it was put on hold. */
  cart: z.optional(z.string()),
  heldAt: z.optional(z.string()),
})
type StaffMail = z.infer<typeof staffMailSchema>

const jobId = (id: string): string => `staff-mail-${id}`

/** @param id identifies an email that may be sent only once */
export const planStaffMail = (db: Db, mail: StaffMail, now: Date, id: string = randomUUID()): Promise<void> =>
  planJob(db, { id: jobId(id), kind: 'staff mail', payload: JSON.stringify(mail) }, now)

/** @returns those whose email has not been planned */
export async function withoutStaffMail<T>(db: Db, all: readonly T[], idOf: (one: T) => string): Promise<T[]> {
  const planned = await knownJobs(
    db,
    all.map((one) => jobId(idOf(one))),
  )
  return all.filter((one) => !planned.has(jobId(idOf(one))))
}
