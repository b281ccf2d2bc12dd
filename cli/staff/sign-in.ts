import type { Command } from 'commander'
import { accessOf, personOf } from '../../src/domain/staff/people.server.ts'
import { signInMinutes } from '../../src/domain/staff/session-terms.ts'
import { signInLinkFor } from '../../src/domain/staff/sign-ins.server.ts'
import { signInPath } from '../../src/domain/staff/staff-paths.ts'
import type { Db } from '../../src/server/database/database.server.ts'
import type { Env } from '../../src/server/settings/env.server.ts'
import { withDatabase } from '../command/open-database.ts'
import { type Common, show } from '../command/output.ts'
import { example, staffCommand } from '../command/staff-command.ts'
import { notOnTheList } from './staff-not-found.ts'

export const staffSignIn = (): Command =>
  staffCommand('sign-in', 'print a link that signs somebody in once, for a person who gets no email')
    .argument('<email>', 'email address of the person')
    .addHelpText('after', example('staff sign-in ann@example.com'))
    .action((email: string, options: Common) =>
      withDatabase(async (db, env) => {
        const person = personOf(email)
        const access = await accessOf(db, env, person)
        if (access === 'none' || access === 'removed') throw notOnTheList(person)
        const link = await signInAddress(db, env, person)
        show(options, { person, link }, () => signInText(person, link))
      }),
    )

export const signInAddress = async (db: Db, { SITE_URL }: Env, person: string): Promise<string> =>
  SITE_URL + signInPath(await signInLinkFor(db, person, new Date()))

export const signInText = (person: string, link: string): string =>
  `This link signs ${person} in. It works once, within ${signInMinutes} minutes:\n${link}`
