import type { Command } from 'commander'
import { listTime } from '../../src/leads/dealer-hours.ts'
import { staffMembers } from '../../src/staff/people.server.ts'
import { withDatabase } from '../command/open-database.ts'
import { type Common, show, table } from '../command/output.ts'
import { staffCommand } from '../command/staff-command.ts'

export const staffList = (): Command =>
  staffCommand('list', 'who may change the stock from a phone').action((options: Common) =>
    withDatabase(async (db) => {
      const members = await staffMembers(db)
      show(options, members, () =>
        members.length === 0
          ? 'Nobody yet. Invite one with `larkway staff invite`.'
          : table(
              ['email', 'name', 'invited'],
              members.map(({ email, name, invitedAt }) => [
                email,
                name,
                invitedAt === null ? 'in team.yaml' : listTime(invitedAt),
              ]),
            ),
      )
    }),
  )
