import { type Db, inTransaction } from '../../server/database/database.server.ts'
import { endCalendarFeed } from './calendar-feeds.server.ts'
import { endPasskeys } from './passkeys.server.ts'
import { ownersOf, personOf, staffMembers } from './people.server.ts'
import { endSessions } from './sessions.server.ts'
import { endSignIns } from './sign-ins.server.ts'

/** The last owner can't be removed, since somebody has to be able to invite others. */
export class LastOwner extends Error {}

/** @throws LastOwner */
export async function requireOtherOwner(trx: Db, person: string): Promise<void> {
  // Locks the owners' rows, so that if two owners demote each other at once, one of them is refused.
  await trx.updateTable('staff').set({ role: 'owner' }).where('role', '=', 'owner').execute()
  const owners = await ownersOf(trx)
  if (owners.length === 1 && owners[0] === person) throw new LastOwner()
}

/** Removes somebody until they are invited again. @returns how many sessions ended @throws LastOwner */
export async function removeStaff(db: Db, email: string, now: Date): Promise<number> {
  const person = personOf(email)
  const removed_at = now.toISOString()
  const name = (await staffMembers(db)).find((member) => member.email === person)?.name ?? ''
  return inTransaction(db, async (trx) => {
    await requireOtherOwner(trx, person)
    await trx
      .insertInto('removed_staff')
      .values({ email: person, name, removed_at })
      .onConflict((conflict) => conflict.column('email').doUpdateSet({ removed_at }))
      .execute()
    await trx.deleteFrom('staff').where('email', '=', person).execute()
    await endSignIns(trx, person, now)
    await endCalendarFeed(trx, person)
    await endPasskeys(trx, person)
    // A version from before there were sessions may be running at the same time.
    await trx
      .insertInto('ended_links')
      .values({ person, subject: '', ended_at: removed_at })
      .onConflict((conflict) => conflict.columns(['person', 'subject']).doUpdateSet({ ended_at: removed_at }))
      .execute()
    return endSessions(trx, person, now)
  })
}
