import type { Command } from 'commander'
import { z } from 'zod'
import { inviteStaff, personOf } from '../../src/staff/people.server.ts'
import { planStaffLink } from '../../src/staff/plan-link.server.ts'
import { Failure, usageError } from '../command/failure.ts'
import { withDatabase } from '../command/open-database.ts'
import { type Common, show } from '../command/output.ts'
import { example, staffCommand } from '../command/staff-command.ts'

export const staffInvite = (): Command =>
  staffCommand('invite', 'let somebody change the stock from a phone; emails a link that works for 12 hours')
    .argument('<email>', 'email address of the person')
    .option('--name <name>', 'name shown to the others and in the list of changes')
    .addHelpText('after', example("staff invite ann@example.com --name 'Ann Lee'"))
    .action((email: string, options: Common & { name?: string }) =>
      withDatabase(async (db, env) => {
        if (!z.email().safeParse(email).success)
          throw usageError(`'${email}' is not an email address.`, 'Give one address.')
        if (!env.SMTP_URL)
          throw new Failure('No email can be sent: SMTP_URL is not set.', 'Links reach staff by email: set it.')
        const now = new Date()
        const person = personOf(email)
        await inviteStaff(db, person, options.name ?? '', now)
        await planStaffLink(db, { purpose: 'lot', subject: '', person }, now)
        show(options, { invited: person }, () => `${person} is on the list. The site mails the link within seconds.`)
      }),
    )
