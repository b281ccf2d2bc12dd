import type { Command } from 'commander'
import { count } from '../../src/content/format/number.ts'
import { peopleWithPhones, removePhonesOf } from '../../src/domain/leads/channels/push-subscriptions.server.ts'
import { endPasskeys, passkeysOf } from '../../src/domain/staff/passkeys.server.ts'
import { endSessions, openSessions } from '../../src/domain/staff/sessions.server.ts'
import { endSignIns } from '../../src/domain/staff/sign-ins.server.ts'
import { notFound, usageError } from '../command/failure.ts'
import { withDatabase } from '../command/open-database.ts'
import { type Common, show } from '../command/output.ts'
import { example, staffCommand } from '../command/staff-command.ts'

export const staffEndSessions = (): Command =>
  staffCommand(
    'end-sessions',
    'sign somebody out on all devices, remove their passkeys and turn off alerts; they may sign in again',
  )
    .argument('[email]', 'email address of the person')
    .option('--all', 'sign out everybody')
    .addHelpText('after', example('staff end-sessions ann@example.com', 'staff end-sessions --all'))
    .action((email: string | undefined, options: Common & { all?: true }) =>
      withDatabase(async (db) => {
        if ((email === undefined) !== (options.all === true))
          throw usageError('Whose sessions?', 'Pass an email address, or --all for everybody.')
        const now = new Date()
        const open = [...(await openSessions(db, now, email)), ...(await passkeysOf(db, email))]
        const people = [...new Set([...open.map(({ person }) => person), ...(await peopleWithPhones(db, email))])]
        if (email !== undefined && people.length === 0)
          throw notFound(`${email} is not signed in anywhere.`, 'Nothing was changed. See `larkway staff sessions`.')
        let [sessions, phones, passkeys] = [0, 0, 0]
        for (const person of people) {
          await endSignIns(db, person, now)
          sessions += await endSessions(db, person, now)
          phones += await removePhonesOf(db, person)
          passkeys += await endPasskeys(db, person)
        }
        show(options, { people, sessions, phones, passkeys }, () =>
          [
            `${count(sessions, 'device')} signed out.`,
            passkeys > 0 && `${count(passkeys, 'passkey')} ended.`,
            phones > 0 && `Notifications are off on ${count(phones, 'phone')}.`,
          ]
            .filter((line) => line)
            .join('\n'),
        )
      }),
    )
