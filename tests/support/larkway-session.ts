import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import * as z from 'zod/mini'
import type { DatabaseLocation } from '../../src/server/database/database.server.ts'
import { openMigrated, type TestDatabase } from './databases.ts'
import type { Larkway } from './larkway.ts'

const endedSchema = z.object({ code: z.number(), out: z.string(), err: z.string() })

export type LarkwaySession = { larkway: Larkway; close: () => Promise<void> }

/**
 * Runs staff commands one after another in one process, which saves starting Node for each. For tests of what
 * commands print and do; tests of the process itself use larkwayAt.
 */
export function larkwaySession(location: DatabaseLocation, env: Record<string, string> = {}): LarkwaySession {
  const around = { DATA_DIR: location.DATA_DIR, DATABASE_URL: location.DATABASE_URL ?? '', LOG_LEVEL: 'silent' }
  const start = () => {
    const child = fork(join(import.meta.dirname, 'larkway-session-process.ts'), {
      env: { ...process.env, ...around, ...env },
    })
    const exited = once(child, 'exit').then(([code]) => {
      throw new Error(`the process that runs commands ended with ${code}`)
    })
    // An exit matters only to a command that waits for its result.
    exited.catch(() => undefined)
    return { child, exited }
  }
  let started: ReturnType<typeof start> | undefined
  let last: Promise<unknown> = Promise.resolve()
  const larkway: Larkway = (...words) => {
    const ended = last.then(async () => {
      started ??= start()
      started.child.send(words)
      const [message] = await Promise.race([once(started.child, 'message'), started.exited])
      return endedSchema.parse(message)
    })
    last = ended.catch(() => undefined)
    return ended
  }
  return {
    larkway,
    close: async () => {
      if (started?.child.connected) started.child.disconnect()
      await started?.exited.catch(() => undefined)
    },
  }
}

/** A database and a session of commands on it, which are closed when the test ends. */
export async function databaseWithCommands(open: () => Promise<TestDatabase>): Promise<TestDatabase & LarkwaySession> {
  const database = await openMigrated(open)
  const session = larkwaySession(database.location)
  const close = async () => {
    await session.close()
    await database.close()
  }
  onTestFinished(close)
  return { ...database, ...session, close }
}
