import { TablesDiffer } from '../../src/platform/move/move-steps.server.ts'
import type { MoveTarget } from '../../src/platform/move/move-target.server.ts'
import type { MoveRecord } from '../../src/platform/move-record.server.ts'
import { KEPT_COPY_DAYS } from '../../src/platform/restore.server.ts'
import { isSetupProblem } from '../../src/platform/setup-problem.ts'
import { Failure } from '../command/failure.ts'

/** Without users and passwords. */
export type Names = Record<'from' | 'to', string>

export const question = ({ from, to }: Names, startedAt: string | undefined): string =>
  startedAt
    ? `Resuming the move of ${from} to ${to} that began at ${startedAt}.`
    : `Everything in ${from} will be copied to ${to}. Pages stay up. Visitors who send something meanwhile are asked to send it again in a minute, until the site is started with the new database.`

export function stepsAfter({ location }: MoveTarget, { from }: Names, kept: string | undefined): string[] {
  const restart = 'Restart every process of the site. Until then messages are refused.'
  const check = 'Run `larkway doctor` with the same settings.'
  return location.DATABASE_URL
    ? [
        `Set DATABASE_URL to the address you gave here, for the site and for this command. Keep DATA_DIR: pictures are there.`,
        restart,
        check,
        `${from} stays closed, and the site deletes it after ${KEPT_COPY_DAYS} days, since it holds personal data.`,
      ]
    : [
        'Remove DATABASE_URL and DATABASE_PASSWORD from the settings of the site and of this command.',
        restart,
        check,
        `${from} stays closed. It holds personal data: drop it (dropdb) when you are sure of the new one.`,
        ...(kept ? [`The file from before is kept as ${kept} for ${KEPT_COPY_DAYS} days.`] : []),
      ]
}

export const alreadyMoving = ({ state, other, started_at, ended_at }: MoveRecord): Failure =>
  state === 'moved'
    ? new Failure(
        `This database moved to ${other} at ${ended_at}.`,
        'Use that one: run this with its settings. To reopen this one, run `larkway db move --cancel`.',
      )
    : new Failure(
        `A move to ${other} began at ${started_at}.`,
        'Resume it with --to and that address, or end it with `larkway db move --cancel`.',
      )

/** A move that stops leaves the source as it is: closed, if it was. */
export function stopped({ state }: MoveRecord, error: unknown): Failure {
  const why = `The move has stopped: ${error instanceof Error ? error.message : String(error)}`
  if (error instanceof TablesDiffer) {
    return new Failure(
      why,
      'Nothing is lost. `larkway db move --cancel` reopens the database; then start over with an empty one.',
    )
  }
  const fix = isSetupProblem(error) ? `${error.fix} ` : ''
  const meanwhile = state === 'draining' ? 'messages are stored, but not mailed,' : 'messages are refused'
  return new Failure(
    why,
    `${fix}Nothing is lost, and ${meanwhile} until it is over: run the same command again to resume. \`larkway db move --cancel\` reopens the database.`,
  )
}

export const cancelQuestion = (name: string, { state, other }: MoveRecord): string =>
  state === 'moved'
    ? `${name} will be reopened. Messages that have come into ${other} since then stay there.`
    : `The move to ${other} will be given up, and ${name} reopened.`
