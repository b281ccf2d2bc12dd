import type { Command } from 'commander'
import { listTime } from '../../src/domain/hours/dealer-hours.ts'
import { mailLists, personOf, type StaffMember, staffMembers } from '../../src/domain/staff/people.server.ts'
import { withDatabase } from '../command/open-database.ts'
import { type Common, show, table } from '../command/output.ts'
import { staffCommand } from '../command/staff-command.ts'

export const staffList = (): Command =>
  staffCommand('list', 'who may sign in, who gets email and why, and who was removed').action((options: Common) =>
    withDatabase(async (db, env) => {
      const lists = mailLists(env)
      const listsOf = (email: string) =>
        lists.flatMap(({ name, people }) => (people.map(personOf).includes(email) ? [name] : []))
      const members = await staffMembers(db)
      const mailed = new Set(lists.flatMap(({ people }) => people.map(personOf)))
      for (const { email } of members) mailed.delete(email)
      const onlyMailed = [...mailed].map((email) => ({ email, name: '', invitedAt: null, removedAt: null }))
      const all = [
        ...members.map((member) => ({ ...member, mailedBy: listsOf(member.email), access: accessWords(member) })),
        ...onlyMailed.map((member) => ({ ...member, mailedBy: listsOf(member.email), access: 'messages only' })),
      ]
      show(options, all, () =>
        all.length === 0
          ? 'Nobody yet. Invite somebody with `larkway staff invite`.'
          : table(
              ['email', 'name', 'access', 'mailed by'],
              all.map(({ email, name, access, mailedBy, removedAt }) => [
                email,
                name,
                access,
                removedAt === null ? mailedBy.join(', ') : '',
              ]),
            ),
      )
    }),
  )

function accessWords({ role, invitedAt, removedAt }: StaffMember): string {
  if (removedAt !== null) return `removed ${listTime(removedAt)}`
  if (role === 'owner') return 'owner'
  return invitedAt === null ? 'in team.yaml' : `invited ${listTime(invitedAt)}`
}
