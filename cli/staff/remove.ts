import type { Command } from 'commander'
import { count } from '../../src/format/number.ts'
import { removePhonesOf } from '../../src/leads/channels/push-subscriptions.server.ts'
import { endLinks } from '../../src/staff/links.server.ts'
import { isMailed, isNamedByDealer, personOf, removeStaff } from '../../src/staff/people.server.ts'
import { withDatabase } from '../command/open-database.ts'
import { type Common, show } from '../command/output.ts'
import { example, staffCommand } from '../command/staff-command.ts'

export const staffRemove = (): Command =>
  staffCommand('remove', 'take somebody off the list, and end all of that person’s links')
    .argument('<email>', 'email address of the person')
    .addHelpText('after', example('staff remove ann@example.com'))
    .action((email: string, options: Common) =>
      withDatabase(async (db, env) => {
        const person = personOf(email)
        const wasInvited = await removeStaff(db, person)
        await endLinks(db, person, '', new Date())
        const phones = await removePhonesOf(db, person)
        const stillMailed = isMailed(env, person)
        const stillNamed = isNamedByDealer(person)
        show(options, { removed: person, wasInvited, phones, stillMailed, stillNamed }, () =>
          [
            `Every link of ${person} has ended.`,
            phones > 0 && `Notifications are off on ${count(phones, 'phone')}.`,
            stillNamed &&
              'The dealer’s folder still lets them ask for new links: take staffEmail out of team.yaml, and build.',
            stillMailed && 'Messages are still mailed there, with new links: change the LEADS_ variables that name it.',
          ]
            .filter((line) => line)
            .join('\n'),
        )
      }),
    )
