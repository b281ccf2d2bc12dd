import { Migrator, sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import { migrate } from '../../src/server/database/database.server.ts'
import { migrations } from '../../src/server/database/migrations.ts'
import { engines, type TestDatabase } from '../support/databases.ts'
import { tableShapes, takenAway } from '../support/table-shapes.ts'

/**
 * What migrations remove, and why the previous version can do without it: `{ '0099-name': { 'table.column
 * is gone': 'why' } }`.
 */
const exceptions: Record<string, Record<string, string>> = {}

let database: TestDatabase
afterEach(() => database.close())

describe.each(Object.entries(engines))('migrations on %s', (engine, open) => {
  test('remove and restrict nothing, so that the previous version keeps running during a deploy', async () => {
    database = await open()
    const { db } = database
    const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
    let before = await tableShapes(db)
    const found: Record<string, Record<string, string>> = {}
    for (const name of Object.keys(migrations)) {
      const { error } = await migrator.migrateTo(name)
      expect(error, name).toBeUndefined()
      const after = await tableShapes(db)
      const taken = [...takenAway(before, after)]
      if (taken.length > 0) {
        found[name] = Object.fromEntries(
          taken.map((what) => [what, exceptions[name]?.[what] ?? 'not among the exceptions']),
        )
      }
      before = after
    }
    // An exception that is no longer needed also fails the test.
    expect(found).toEqual(exceptions)
    expect(Object.keys(before)).toContain('contact_messages')
  })

  const onBoth = [
    ['drop table ended_links', 'ended_links is gone'],
    ['alter table staff drop column name', 'staff.name is gone'],
    ['alter table staff rename to colleagues', 'staff is gone'],
    ['create unique index one_cart on lead_steps (vehicle_id)', 'lead_steps refuses more'],
    ["alter table lead_work add column stars text not null default ''", undefined],
    ['alter table lead_work add column note text', undefined],
    ['create table stars (id text not null)', undefined],
  ] as const
  const onPostgres = [
    ['alter table lead_work alter column steps type bigint', 'lead_work.steps was int4 and is int8'],
    ['alter table lead_work alter column holder set not null', 'lead_work.holder takes no null any more'],
    ['alter table deliveries alter column reached drop default', 'deliveries.reached has lost its default'],
    ['alter table jobs add column place text not null', 'jobs.place is new and has to be given'],
    ['alter table jobs add check (attempts < 20)', 'jobs refuses more'],
  ] as const

  test('fail the check if they remove or restrict anything, and pass it otherwise', async () => {
    database = await open()
    const { db, location } = database
    await migrate(db, location)
    for (const [statement, says] of engine === 'SQLite' ? onBoth : [...onBoth, ...onPostgres]) {
      const before = await tableShapes(db)
      await sql.raw(statement).execute(db)
      const taken = [...takenAway(before, await tableShapes(db))]
      expect(taken, statement).toEqual(says ? [expect.stringContaining(says)] : [])
    }
  })
})
