import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { Command } from 'commander'
import { raiseStockRevisionOver, stockRevisionIn } from '../../src/catalogue/stock-changes.server.ts'
import { stockRevision } from '../../src/catalogue/vehicles.server.ts'
import { count } from '../../src/format/number.ts'
import { runningClaims } from '../../src/jobs/claims.server.ts'
import { openDataDir } from '../../src/platform/data-dir.server.ts'
import { type Db, migrate } from '../../src/platform/database.server.ts'
import { type Env, parseEnv } from '../../src/platform/env.server.ts'
import { checkTarget, refuseUnknownTables } from '../../src/platform/move/check-target.server.ts'
import {
  cancelMove,
  closeSource,
  compareTables,
  copyTables,
  finishTarget,
  noteSourceMoved,
  prepareMove,
} from '../../src/platform/move/move-steps.server.ts'
import {
  discardUnfinished,
  type MoveTarget,
  sqliteTarget,
  targetAt,
} from '../../src/platform/move/move-target.server.ts'
import { siteTables } from '../../src/platform/move/site-tables.server.ts'
import { findMove } from '../../src/platform/move-record.server.ts'
import { tryProcessLock } from '../../src/platform/process-lock.server.ts'
import { isSetupProblem, SetupProblem } from '../../src/platform/setup-problem.ts'
import { Failure, usageError } from '../command/failure.ts'
import { explained, withDatabase } from '../command/open-database.ts'
import { type Common, confirm, show } from '../command/output.ts'
import { ProgressBars } from '../command/progress-bars.ts'
import { example, staffCommand } from '../command/staff-command.ts'
import { databaseName } from './engine.ts'
import { alreadyMoving, cancelQuestion, type Names, question, stepsAfter, stopped } from './move-words.ts'

type Options = Common & { to?: string; cancel?: true; yes?: true }

export const dbMove = (): Command =>
  staffCommand('move', 'move everything to PostgreSQL, or back to SQLite; pages stay up meanwhile')
    .option('--to <database>', 'a postgres:// address, or `sqlite` for a file in DATA_DIR')
    .option('--cancel', 'reopen a database that is being moved, or has been')
    .option('--yes', 'skip the confirmation prompt')
    .addHelpText(
      'after',
      `${example('db move --to postgres://larkway@10.0.0.5/larkway', 'db move --to sqlite', 'db move --cancel')}

Run it with the settings of the site: it moves the database that the site uses now. A password may be
given as PGPASSWORD. The new database has to be empty. While rows are copied and compared, visitors who
send something are asked to send it again in a minute. If anything stops the move, the same command
resumes it. Afterwards the old database stays closed, so a process that still runs on it cannot take a
message that would be lost.`,
    )
    .action((options: Options) =>
      withDatabase(async (source, env) => {
        const { to, cancel: isCancelled } = options
        if (!to && !isCancelled) {
          throw usageError('Where should it go?', 'Add --to with a postgres:// address, or --to sqlite.')
        }
        openDataDir(env.DATA_DIR)
        const lock = tryProcessLock(join(env.DATA_DIR, 'move.lock'), 'exclusive')
        if (!lock) throw new Failure('Another `larkway db move` is running.', 'Wait until it has ended.')
        try {
          await (to && !isCancelled ? move(source, env, { ...options, to }) : cancel(source, env, options))
        } finally {
          lock.release()
        }
      }),
    )

async function move(source: Db, env: Env, options: Options & { to: string }): Promise<void> {
  const to = targetOf(env, options.to)
  const names = { from: databaseName(env), to: databaseName(to) }
  const begun = await findMove(source, 'outgoing')
  if (begun && (begun.state === 'moved' || begun.other !== names.to)) throw alreadyMoving(begun)
  await explained(parseEnv({ ...to }), async () => {
    const target = to.DATABASE_URL ? targetAt(to) : await sqliteTarget(env.DATA_DIR, begun?.id)
    try {
      const state = await checkTarget(target, names.to, begun?.id)
      await refuseUnknownTables(source, target.db)
      await migrate(source, env)
      await confirm(question(names, begun?.started_at), options)
      await carryOut(source, target, { id: begun?.id ?? randomUUID(), names, options, hasArrived: state === 'arrived' })
    } finally {
      await target.close()
    }
  }).catch(async (error: unknown) => {
    if (error instanceof Failure) throw error
    const problem =
      to.DATABASE_URL && isSetupProblem(error)
        ? new SetupProblem(error.message, error.fix.replaceAll('DATABASE_URL', '--to'))
        : error
    const now = await findMove(source, 'outgoing').catch(() => begun)
    throw now ? stopped(now, problem) : problem
  })
}

type Plan = { id: string; names: Names; options: Options; hasArrived: boolean }

async function carryOut(source: Db, target: MoveTarget, { id, names, options, hasArrived }: Plan): Promise<void> {
  const bars = new ProgressBars(options)
  const tables = await siteTables(target.location.DATABASE_URL ? source : target.db)
  const steps = { source, target: target.db, tables, progress: bars.draw.bind(bars) }
  const began = performance.now()
  let closed = began
  try {
    if (!hasArrived) {
      await prepareMove(steps, id, names)
      await closeSource(steps, (db) => runningClaims(db, new Date()))
      closed = performance.now()
      await copyTables(steps)
    }
    const sums = hasArrived ? {} : await compareTables(steps)
    await refuseOpened(source, id)
    const seen = Math.max(await stockRevision(source), target.replaces ? stockRevisionIn(target.replaces) : 0)
    if (!hasArrived) await finishTarget(steps, (trx) => raiseStockRevisionOver(trx, seen))
    const kept = await target.settle()
    await noteSourceMoved(source)
    bars.end()
    const seconds = (since: number) => Math.round((performance.now() - since) / 100) / 10
    const next = stepsAfter(target, names, kept)
    const result = { ...names, tables: sums, seconds: seconds(began), closedSeconds: seconds(closed), kept, next }
    const rows = Object.values(sums).reduce((sum, table) => sum + table.rows, 0)
    show(options, result, () =>
      [
        hasArrived
          ? `Everything was in ${names.to} already.`
          : `Moved to ${names.to}: ${count(rows, 'row')} of ${tables.length} tables, each compared with the original.`,
        ...next.map((step, index) => `  ${index + 1}. ${step}`),
      ].join('\n'),
    )
  } finally {
    bars.end()
  }
}

/** On another machine, where it did not see the lock, somebody may have cancelled. */
async function refuseOpened(source: Db, id: string): Promise<void> {
  if ((await findMove(source, 'outgoing'))?.id === id) return
  throw new Failure('The move was cancelled meanwhile.', 'Start over, with an empty database.')
}

function targetOf({ DATA_DIR, DATABASE_URL }: Env, to: string): { DATA_DIR: string; DATABASE_URL?: string } {
  if (to === 'sqlite') {
    if (DATABASE_URL) return { DATA_DIR }
    throw usageError('The site runs on SQLite already.', 'Give a postgres:// address.')
  }
  if (DATABASE_URL) {
    throw usageError(
      'From PostgreSQL it moves to SQLite alone.',
      'From one PostgreSQL to another, use pg_dump and pg_restore: see Backup in docs/operations.md.',
    )
  }
  try {
    parseEnv({ DATABASE_URL: to })
  } catch (error) {
    const [, why = 'give a postgres:// address'] = /DATABASE_URL: (.+)/.exec(String(error)) ?? []
    throw usageError(`--to: ${why}.`, 'Add --help to see examples.')
  }
  return { DATA_DIR, DATABASE_URL: to }
}

async function cancel(source: Db, env: Env, options: Options): Promise<void> {
  const begun = await findMove(source, 'outgoing')
  if (!begun) throw new Failure('This database is not closed.', 'Nothing was changed.')
  await confirm(cancelQuestion(databaseName(env), begun), options)
  await cancelMove(source)
  if (env.DATABASE_URL) await discardUnfinished(env.DATA_DIR)
  show(
    options,
    { opened: databaseName(env), other: begun.other },
    () =>
      `${databaseName(env)} is open again. ${begun.other} still holds the copy, with personal data: drop that database.`,
  )
}
