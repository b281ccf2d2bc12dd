import { sql } from 'kysely'
import { type Db, isSqlite } from '../../src/server/database/database.server.ts'

type Column = { type: string; isNullable: boolean; hasDefault: boolean }
type Shape = {
  columns: Record<string, Column>
  /** Constraints: unique indexes, foreign keys, checks. */
  rules: string[]
}
export type Shapes = Record<string, Shape>

/** Reads the shapes from the database itself, whatever a migration was supposed to do. */
export async function tableShapes(db: Db): Promise<Shapes> {
  const shapes: Shapes = {}
  for (const { name, columns } of await db.introspection.getTables()) {
    shapes[name] = {
      columns: Object.fromEntries(
        columns.map((column) => [
          column.name,
          { type: column.dataType, isNullable: column.isNullable, hasDefault: column.hasDefaultValue },
        ]),
      ),
      rules: await rulesOf(db, name),
    }
  }
  return shapes
}

async function rulesOf(db: Db, table: string): Promise<string[]> {
  const query = isSqlite(db)
    ? sql<{ rule: string }>`
        select 'unique ' || (select group_concat(name) from pragma_index_info(list.name)) as rule
        from pragma_index_list(${table}) as list where "unique"
        union all select "from" || ' in ' || "table" from pragma_foreign_key_list(${table})`
    : sql<{ rule: string }>`
        select pg_get_indexdef(indexrelid) as rule from pg_index
        where indrelid = ${table}::regclass and indisunique
        union all select pg_get_constraintdef(oid) from pg_constraint
        where conrelid = ${table}::regclass and contype in ('c', 'f', 'x')`
  return (await query.execute(db)).rows.map(({ rule }) => rule)
}

/** Changes that could break the previous version, which keeps running during a deploy. */
export function* takenAway(before: Shapes, after: Shapes): Generator<string> {
  for (const [table, { columns, rules }] of Object.entries(before)) {
    const now = after[table]
    if (!now) {
      yield `${table} is gone`
      continue
    }
    for (const [name, column] of Object.entries(columns)) {
      const changed = now.columns[name]
      if (!changed) yield `${table}.${name} is gone`
      else if (changed.type !== column.type) yield `${table}.${name} was ${column.type} and is ${changed.type}`
      else if (column.isNullable && !changed.isNullable) yield `${table}.${name} takes no null any more`
      else if (column.hasDefault && !changed.hasDefault) yield `${table}.${name} has lost its default`
    }
    for (const [name, { isNullable, hasDefault }] of Object.entries(now.columns)) {
      if (!columns[name] && !isNullable && !hasDefault) yield `${table}.${name} is new and has to be given`
    }
    for (const rule of now.rules) if (!rules.includes(rule)) yield `${table} refuses more: ${rule}`
  }
}
