import type { Command } from 'commander'
import { migrate, openDatabase } from '../../src/platform/database.server.ts'
import { env } from '../../src/platform/env.server.ts'
import { type Common, show } from '../command/output.ts'
import { staffCommand } from '../command/staff-command.ts'

export const dbMigrate = (): Command =>
  staffCommand('migrate', 'apply pending migrations; safe to repeat').action(async (options: Common) => {
    const db = openDatabase(env())
    try {
      const applied = await migrate(db, env())
      show(options, { applied }, () =>
        applied.length > 0 ? `Applied ${applied.join(', ')}.` : 'The database is up to date.',
      )
    } finally {
      await db.destroy()
    }
  })
