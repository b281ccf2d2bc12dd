import type { Command } from 'commander'
import { count } from '../../src/content/format/number.ts'
import { endAccess } from '../../src/domain/leads/work/staff-changes.server.ts'
import { emptiedLists, mailLists, personOf, staffMembers } from '../../src/domain/staff/people.server.ts'
import { LastOwner } from '../../src/domain/staff/remove-staff.server.ts'
import { withDatabase } from '../command/open-database.ts'
import { type Common, show } from '../command/output.ts'
import { example, staffCommand } from '../command/staff-command.ts'
import { lastOwner, notOnTheList } from './staff-not-found.ts'

export const staffRemove = (): Command =>
  staffCommand('remove', 'end somebody’s access, alerts and email at once, whatever team.yaml and the settings say')
    .argument('<email>', 'email address of the person')
    .addHelpText('after', example('staff remove ann@example.com'))
    .action((email: string, options: Common) =>
      withDatabase(async (db, env) => {
        const person = personOf(email)
        const isMember = (await staffMembers(db)).some((member) => member.email === person)
        const isMailed = mailLists(env).some(({ people }) => people.map(personOf).includes(person))
        if (!isMember && !isMailed) throw notOnTheList(person)
        const ended = await endAccess(db, person, { by: 'command line', now: new Date() }).catch((error: unknown) => {
          throw error instanceof LastOwner ? lastOwner(person) : error
        })
        const { sessions, phones, messages } = ended
        const nobodyLeft = await emptiedLists(db, env)
        show(options, { removed: person, sessions, phones, messages, nobodyLeft }, () =>
          [
            `${person} no longer has access, and gets no more email from the site. \`larkway staff invite\` brings them back.`,
            sessions > 0 && `${count(sessions, 'device')} signed out.`,
            phones > 0 && `Notifications are off on ${count(phones, 'phone')}.`,
            messages > 0 && `${count(messages, 'open message')} of theirs can be claimed by others again.`,
            ...nobodyLeft.map((name) => `Nobody is left in ${name}: add somebody there, and restart the site.`),
          ]
            .filter((line) => line)
            .join('\n'),
        )
      }),
    )
