import { readFile } from 'node:fs/promises'
import { parse } from 'yaml'
import { z } from 'zod'
import { type ColumnMap, ITEM } from './feed-layout.ts'
import { feedFieldNames, isFeedField } from './feed-row.ts'
import { columnNames, findColumn } from './vehicle-csv.ts'

export class UnusableMap extends Error {}

const column = z.union([z.string(), z.number()]).transform(String)
const schema = z.record(z.string(), z.union([column.transform((name) => [name]), z.array(column).min(1)]))

/** Reads a flat YAML or JSON object that maps fields to columns. @throws UnusableMap */
export async function readColumnMap(file: string): Promise<ColumnMap> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new UnusableMap(`The map ${file} cannot be read (${error instanceof Error ? error.message : String(error)}).`)
  })
  const result = schema.safeParse(parseYaml(text, file))
  if (!result.success) {
    throw new UnusableMap(`The map ${file} has to be lines of field and column, such as \`price: Our Price\`.`)
  }
  const unknown = Object.keys(result.data).filter(
    (field) => field !== ITEM && !isFeedField(field) && !findColumn(field),
  )
  if (unknown.length > 0) {
    const fields = [...new Set([...feedFieldNames, ...columnNames, ITEM])]
    throw new UnusableMap(
      `The map ${file} names ${unknown.map((field) => `'${field}'`).join(', ')}; the fields are ${fields.join(', ')}, and spec:NAME.`,
    )
  }
  return new Map(Object.entries(result.data))
}

function parseYaml(text: string, file: string): unknown {
  try {
    return parse(text)
  } catch (error) {
    throw new UnusableMap(`The map ${file} is neither YAML nor JSON: ${error instanceof Error ? error.message : error}`)
  }
}
