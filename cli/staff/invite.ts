import type { Command } from 'commander'
import { z } from 'zod'
import { inviteStaff, personOf } from '../../src/domain/staff/people.server.ts'
import { planStaffMail } from '../../src/domain/staff/plan-staff-mail.server.ts'
import { usageError } from '../command/failure.ts'
import { withDatabase } from '../command/open-database.ts'
import { type Common, show } from '../command/output.ts'
import { example, staffCommand } from '../command/staff-command.ts'
import { signInAddress, signInText } from './sign-in.ts'

export const staffInvite = (): Command =>
  staffCommand(
    'invite',
    'let somebody answer messages and change the stock from a phone, even if they were removed before',
  )
    .argument('<email>', 'email address of the person')
    .option('--name <name>', 'name shown to other staff and in the list of changes')
    .option(
      '--owner',
      'may also open the owners’ pages on the desk, such as People and The month, and erase customers’ data',
    )
    .addHelpText('after', example("staff invite ann@example.com --name 'Ann Lee'"))
    .action((email: string, options: Common & { name?: string; owner?: boolean }) =>
      withDatabase(async (db, env) => {
        if (!z.email().safeParse(email).success)
          throw usageError(`'${email}' is not an email address.`, 'Enter one address, such as ann@example.com.')
        const now = new Date()
        const person = personOf(email)
        await inviteStaff(db, person, options.name ?? '', now, options.owner ? 'owner' : undefined)
        if (env.SMTP_URL) {
          await planStaffMail(db, { person, about: 'invitation' }, now)
          show(
            options,
            { invited: person },
            () => `${person} is on the list. The site emails the invitation within seconds.`,
          )
          return
        }
        const address = await signInAddress(db, env, person)
        show(options, { invited: person, link: address }, () =>
          [`${person} is on the list. No email can be sent: SMTP_URL is not set.`, signInText(person, address)].join(
            '\n',
          ),
        )
      }),
    )
