import { z } from 'zod'
import { yamlFiles } from './files.ts'
import { maker } from './schema/maker.ts'
import { townRow } from './schema/town.ts'
import { townText } from './schema/town-text.ts'

/** All that a folder may hold in YAML or a table, by path; a name in capitals means any. */
export const fileSchemas: Readonly<Record<string, z.ZodType>> = {
  ...yamlFiles,
  'makers/NAME.yaml': maker,
  'towns.csv': townRow,
  'towns/SLUG.md': townText({ sources: [], carts: [] }),
}

/** What may be written, which is more than what the site reads: text becomes numbers, and defaults fill in. */
export const jsonSchemaOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
