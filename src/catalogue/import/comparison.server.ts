import { sql } from 'kysely'
import type { Problem } from './columns.ts'
import type { StagingDb } from './staging.server.ts'

/** Shown of each kind; the counts are of all. */
const EXAMPLES = 20
const MAX_CLASHES = 100

export type Comparison = {
  added: number
  changed: number
  removed: number
  unchanged: number
  examples: {
    added: { id: string; name: string }[]
    changed: { id: string; name: string; changes: string }[]
    removed: { id: string; name: string }[]
  }
}

export async function comparison(db: StagingDb, keepMissing: boolean): Promise<Comparison> {
  const count = async (table: 'staged_ids' | 'staged_vehicles', added?: boolean): Promise<number> => {
    const { total } = await (table === 'staged_ids'
      ? db.selectFrom(table).select((of) => of.fn.countAll<number>().as('total'))
      : db
          .selectFrom(table)
          .select((of) => of.fn.countAll<number>().as('total'))
          .where('is_added', '=', added ? 1 : 0)
    ).executeTakeFirstOrThrow()
    return Number(total)
  }
  const staged = db.selectFrom('staged_vehicles').orderBy('line').limit(EXAMPLES)
  const missing = db
    .selectFrom('vehicles')
    .where('id', 'not in', (sub) => sub.selectFrom('staged_ids').select('staged_ids.id'))
  const removedRows = await missing.select((of) => of.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const [all, added, changed] = [
    await count('staged_ids'),
    await count('staged_vehicles', true),
    await count('staged_vehicles', false),
  ]
  return {
    added,
    changed,
    removed: keepMissing ? 0 : Number(removedRows.total),
    unchanged: all - added - changed + (keepMissing ? Number(removedRows.total) : 0),
    examples: {
      added: await staged.select(['id', 'name']).where('is_added', '=', 1).execute(),
      changed: await staged.select(['id', 'name', 'changes']).where('is_added', '=', 0).execute(),
      removed: keepMissing ? [] : await missing.select(['id', 'name']).orderBy('id').limit(EXAMPLES).execute(),
    },
  }
}

/** Ids and aliases of the file by which two vehicles would be found. */
export async function nameClashes(db: StagingDb, keepMissing: boolean): Promise<Problem[]> {
  const gone = keepMissing ? sql`` : sql`and 1 = 0`
  const { rows } = await sql<{ name: string; line: number; kind: string; other: string }>`
    with mine as (
      select alias as name, vehicle_id as owner, line, 'aliases' as kind from staged_aliases
      union all select id, id, line, 'id' from staged_ids
    ), taken as (
      select name, owner from mine
      union all select alias, vehicle_id from vehicle_aliases
        where vehicle_id not in (select id from staged_ids) ${gone}
      union all select id, id from vehicles
        where id not in (select id from staged_ids) ${gone}
    )
    select mine.name, mine.line, mine.kind, min(taken.owner) as other
    from mine join taken on taken.name = mine.name and taken.owner <> mine.owner
    group by mine.name, mine.line, mine.kind
    order by mine.line limit ${MAX_CLASHES}`.execute(db)
  return rows.map(({ name, line, kind, other }) => ({
    line,
    column: kind,
    reason: `'${name}' already leads to ${other}`,
  }))
}
