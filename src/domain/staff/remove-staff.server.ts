import type { Db } from '../../server/database/database.server.ts'
import { personOf, staffMembers } from './people.server.ts'
import { endSessions } from './sessions.server.ts'
import { endSignIns } from './sign-ins.server.ts'

/** Until they are invited again. @returns how many sessions have ended */
export async function removeStaff(db: Db, email: string, now: Date): Promise<number> {
  const person = personOf(email)
  const removed_at = now.toISOString()
  const name = (await staffMembers(db)).find((member) => member.email === person)?.name ?? ''
  return db.transaction().execute(async (trx) => {
    await trx
      .insertInto('removed_staff')
      .values({ email: person, name, removed_at })
      .onConflict((conflict) => conflict.column('email').doUpdateSet({ removed_at }))
      .execute()
    await trx.deleteFrom('staff').where('email', '=', person).execute()
    await endSignIns(trx, person, now)
    // A version from before sessions may run beside this one.
    await trx
      .insertInto('ended_links')
      .values({ person, subject: '', ended_at: removed_at })
      .onConflict((conflict) => conflict.columns(['person', 'subject']).doUpdateSet({ ended_at: removed_at }))
      .execute()
    return endSessions(trx, person, now)
  })
}
