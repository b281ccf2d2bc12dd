import { z } from 'zod'
import { yamlFiles } from '../../../src/content/dealer/reading/dealer-files.ts'
import { maker } from '../../../src/content/dealer/schema/maker.schema.ts'
import { townRow } from '../../../src/content/dealer/schema/town.schema.ts'
import { passagesOfTown } from '../../../src/content/dealer/schema/town-passages.schema.ts'

/** Schemas of all YAML files, of towns.csv and of the towns' texts, by path; a name in capitals stands for any name. */
export const fileSchemas: Readonly<Record<string, z.ZodType>> = {
  ...yamlFiles,
  'makers/NAME.yaml': maker,
  'towns.csv': townRow,
  'towns/SLUG.md': passagesOfTown({ sources: [], carts: [] }),
}

/** The input type, which is wider than the output: text becomes numbers, and defaults fill in. */
export const jsonSchemaOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
