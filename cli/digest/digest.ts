import type { Command } from 'commander'
import { sendWithId } from '../../src/domain/leads/channels/mail-transport.server.ts'
import { digestSince } from '../../src/domain/monitoring/staff-messages.server.ts'
import { settingsInForce } from '../../src/domain/staff/people.server.ts'
import { refusalText } from '../../src/server/database/jobs/delivery-problem.ts'
import { Failure, usageError } from '../command/failure.ts'
import { withDatabase } from '../command/open-database.ts'
import { type Common, show } from '../command/output.ts'
import { example, staffCommand } from '../command/staff-command.ts'

const MAIL_TIMEOUT_MS = 60_000

export const digest = (): Command =>
  staffCommand('digest', 'what the next daily digest would say so far')
    .option('--send', "email it to DIGEST_TO; tomorrow morning's is still sent")
    .addHelpText('after', example('digest', 'digest --send'))
    .action((options: Common & { send?: true }) =>
      withDatabase(async (db, env) => {
        const now = new Date()
        const { subject, text, html } = await digestSince({ db, env }, now)
        if (!options.send) {
          show(options, { subject, text }, () => `${subject}\n\n${text}`.trimEnd())
          return
        }
        const { DIGEST_TO } = await settingsInForce(db, env)
        if (!DIGEST_TO || !env.SMTP_URL) {
          throw usageError(
            'There is nobody to send it to.',
            'Set DIGEST_TO to addresses, and SMTP_URL to a mail server.',
          )
        }
        const refusals = await sendWithId({ to: DIGEST_TO, subject, text, html }, `digest-${now.getTime()}`, {
          env,
          signal: AbortSignal.timeout(MAIL_TIMEOUT_MS),
        }).catch((error: Error) => {
          throw new Failure(`The digest was not sent: ${error.message}`, 'Run `larkway doctor` for what is wrong.')
        })
        show(options, { subject, sentTo: DIGEST_TO, refused: refusals }, () =>
          refusals.length > 0 ? `Sent, but ${refusalText(refusals)}` : `Sent to ${DIGEST_TO}.`,
        )
      }),
    )
