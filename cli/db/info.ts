import { stat } from 'node:fs/promises'
import type { Command } from 'commander'
import { sql } from 'kysely'
import { type Db, pendingMigrations, sqliteFile } from '../../src/server/database/database.server.ts'
import { migrations } from '../../src/server/database/migrations.ts'
import type { Env } from '../../src/server/settings/env.server.ts'
import { withAnyDatabase } from '../command/open-database.ts'
import { type Common, facts, show } from '../command/output.ts'
import { staffCommand } from '../command/staff-command.ts'
import { databaseName } from './sqlite-location.ts'

export const dbInfo = (): Command =>
  staffCommand(
    'info',
    'engine, version, location, size and migrations of the database, and the row count of each table',
  ).action((options: Common) =>
    withAnyDatabase(async (db, env) => {
      const pending = await pendingMigrations(db)
      const info = {
        engine: await engine(db, env),
        location: databaseName(env),
        bytes: await size(db, env),
        migrations: Object.keys(migrations).filter((name) => !pending.includes(name)),
        pendingMigrations: pending,
        rows: pending.length > 0 ? {} : await rows(db),
      }
      show(options, info, () =>
        facts([
          ['Engine', info.engine],
          ['Location', info.location],
          ['Size', `${(info.bytes / 1024 / 1024).toFixed(1)} MB`],
          ['Migrations', info.migrations.join(', ') || 'none'],
          ['Pending', pending.length > 0 ? `${pending.join(', ')} (run \`larkway db migrate\`)` : 'none'],
          ...Object.entries(info.rows).map(([name, total]) => [name, String(total)] as const),
        ]),
      )
    }),
  )

async function engine(db: Db, env: Env): Promise<string> {
  const query = env.DATABASE_URL
    ? sql<{ version: string }>`select current_setting('server_version') as version`
    : sql<{ version: string }>`select sqlite_version() as version`
  const { rows } = await query.execute(db)
  return `${env.DATABASE_URL ? 'PostgreSQL' : 'SQLite'} ${rows[0]?.version ?? ''}`
}

async function size(db: Db, env: Env): Promise<number> {
  if (!env.DATABASE_URL) return (await stat(sqliteFile(env))).size
  const { rows } = await sql<{ bytes: string }>`select pg_database_size(current_database()) as bytes`.execute(db)
  return Number(rows[0]?.bytes ?? 0)
}

async function rows(db: Db): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const { name } of await db.introspection.getTables()) {
    const counted = await sql<{ total: number }>`select count(*) as total from ${sql.table(name)}`.execute(db)
    counts[name] = Number(counted.rows[0]?.total ?? 0)
  }
  return counts
}
