import { z } from 'zod'
import { yamlFiles } from './dealer-files.ts'
import { maker } from './schema/maker.schema.ts'
import { townRow } from './schema/town.schema.ts'
import { passagesOfTown } from './schema/town-passages.schema.ts'

/** Schemas of all YAML files, of towns.csv and of the towns' texts, by path; a name in capitals stands for any name. */
export const fileSchemas: Readonly<Record<string, z.ZodType>> = {
  ...yamlFiles,
  'makers/NAME.yaml': maker,
  'towns.csv': townRow,
  'towns/SLUG.md': passagesOfTown({ sources: [], carts: [] }),
}

/** The input type, which is wider than the output: text becomes numbers, and defaults fill in. */
export const jsonSchemaOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
