import type { Command } from 'commander'
import { migrate, openDatabase } from '../../src/server/database/database.server.ts'
import { env } from '../../src/server/settings/env.server.ts'
import { explained } from '../command/open-database.ts'
import { type Common, show } from '../command/output.ts'
import { staffCommand } from '../command/staff-command.ts'

export const dbMigrate = (): Command =>
  staffCommand('migrate', 'apply pending migrations; safe to repeat').action(async (options: Common) => {
    const applied = await explained(env(), async () => {
      const db = openDatabase(env())
      try {
        return await migrate(db, env())
      } finally {
        await db.destroy()
      }
    })
    show(options, { applied }, () =>
      applied.length > 0 ? `Applied ${applied.join(', ')}.` : 'The database is up to date.',
    )
  })
