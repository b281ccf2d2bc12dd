import type { Command } from 'commander'
import { sendWithId } from '../../src/domain/leads/channels/mail-transport.server.ts'
import type { DigestReaders } from '../../src/domain/monitoring/digest/digest-mail.ts'
import { digestReaders, digestSince } from '../../src/domain/monitoring/staff-mail-jobs.server.ts'
import { type DeliveryProblem, refusalText } from '../../src/server/database/jobs/delivery-problem.ts'
import { Failure, usageError } from '../command/failure.ts'
import { withDatabase } from '../command/open-database.ts'
import { type Common, show } from '../command/output.ts'
import { example, staffCommand } from '../command/staff-command.ts'

const MAIL_TIMEOUT_MS = 60_000

export const digest = (): Command =>
  staffCommand('digest', 'what the next daily digest would tell owners if it were sent now')
    .option('--send', 'email it now to everybody who gets the daily digest; the next daily one is sent as usual')
    .addHelpText('after', example('digest', 'digest --send'))
    .action((options: Common & { send?: true }) =>
      withDatabase(async (db, env) => {
        const now = new Date()
        const digestFor = (readers: DigestReaders) => digestSince({ db, env }, now, readers)
        const { subject, text } = await digestFor('owners')
        if (!options.send) {
          show(options, { subject, text }, () => `${subject}\n\n${text}`.trimEnd())
          return
        }
        const people = await digestReaders(db, env)
        const sentTo = [...people.owners, ...people.sales]
        if (sentTo.length === 0 || !env.SMTP_URL) {
          throw usageError(
            'The digest has no recipients, or there is no mail server to send it.',
            'Set SMTP_URL to a mail server. Set DIGEST_TO to addresses, or give somebody the digest on the desk under People.',
          )
        }
        const refused: DeliveryProblem[] = []
        for (const readers of ['owners', 'sales'] as const) {
          const to = people[readers]
          if (to.length === 0) continue
          const sent = sendWithId({ to, ...(await digestFor(readers)) }, `digest-${now.getTime()}-${readers}`, {
            env,
            signal: AbortSignal.timeout(MAIL_TIMEOUT_MS),
          })
          const refusals = await sent.catch((error: Error) => {
            throw new Failure(
              `The digest for ${readers} was not sent: ${error.message}`,
              'Run `larkway doctor` to see what is wrong.',
            )
          })
          refused.push(...refusals)
        }
        show(options, { subject, sentTo, refused }, () =>
          refused.length > 0 ? `Sent, but ${refusalText(refused)}` : `Sent to ${sentTo.join(', ')}.`,
        )
      }),
    )
