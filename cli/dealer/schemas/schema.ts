import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Command } from 'commander'
import { count } from '../../../src/content/format/number.ts'
import { type Common, show } from '../../command/output.ts'
import { example, staffCommand } from '../../command/staff-command.ts'

type Options = Common & { readonly out?: string; readonly table?: true }

export const dealerSchema = (): Command =>
  staffCommand('schema', "what the files of a dealer's folder may contain, as JSON Schemas for editors")
    .option('--out <dir>', 'write the schemas of YAML files to this folder, one file each, such as dealer.schema.json')
    .option('--table', 'print every key with its meaning instead, as Markdown')
    .addHelpText('after', example('dealer schema --out /srv/palmetto/.schemas'))
    .action(async ({ out, table, json }: Options) => {
      const { fileSchemas, jsonSchemaOf } = await import('./json-schemas.ts')
      if (table) {
        const { keyTables } = await import('./dealer-key-table.ts')
        process.stdout.write(`${keyTables()}\n`)
        return
      }
      const schemas = Object.fromEntries(
        Object.entries(fileSchemas).map(([file, schema]) => [file, jsonSchemaOf(schema)]),
      )
      if (!out) {
        process.stdout.write(`${JSON.stringify(schemas, null, 2)}\n`)
        return
      }
      const folder = resolve(out)
      const files = Object.entries(schemas)
        .filter(([file]) => file.endsWith('.yaml'))
        .map(([file, schema]) => {
          const path = join(folder, file.replace(/\.yaml$/, '.schema.json'))
          mkdirSync(dirname(path), { recursive: true })
          writeFileSync(path, `${JSON.stringify(schema, null, 2)}\n`)
          return path
        })
      show({ json }, { files }, () => `Wrote ${count(files.length, 'schema')} to ${folder}.`)
    })
