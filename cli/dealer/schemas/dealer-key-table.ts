import { z } from 'zod'
import { fileSchemas, jsonSchemaOf } from './json-schemas.ts'

const base = z.object({
  type: z.string().optional(),
  description: z.string().optional(),
  default: z.unknown().optional(),
  enum: z.array(z.unknown()).optional(),
  format: z.string().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  required: z.array(z.string()).default([]),
  $ref: z.string().optional(),
})
type Node = z.output<typeof base> & {
  properties?: Record<string, Node> | undefined
  additionalProperties?: Node | boolean | undefined
  items?: Node | boolean | undefined
  prefixItems?: Node[] | undefined
}
const node: z.ZodType<Node> = base.extend({
  get properties() {
    return z.record(z.string(), node).optional()
  },
  get additionalProperties() {
    return z.union([z.boolean(), node]).optional()
  },
  get items() {
    return z.union([z.boolean(), node]).optional()
  },
  get prefixItems() {
    return z.array(node).optional()
  },
})

type Row = { readonly key: string; readonly kind: string; readonly standard: string; readonly meaning: string }

const title = `# Every key of a dealer's folder

What each file may contain, generated from the schemas that check it: \`npx larkway dealer schema --table\`. Keys within keys are joined by
points; \`[]\` means each line of a list, and NAME for a name of your choice. [Your dealership](your-dealership.md) says where to begin.`

/** Every key of every file, as Markdown. */
export const keyTables = (): string => [title, contents(), ...fileTables()].join('\n\n')

const contents = (): string =>
  Object.keys(fileSchemas)
    .map((file) => `[${file}](#${file.toLowerCase().replaceAll(/[^\w-]/g, '')})`)
    .join(' · ')

const fileTables = (): string[] =>
  Object.entries(fileSchemas).map(([file, schema]) => {
    const rows = rowsOf(node.parse(jsonSchemaOf(schema)), '')
    const lines = rows.map(({ key, kind, standard, meaning }) => `| \`${key}\` | ${kind} | ${standard} | ${meaning} |`)
    return [
      `## ${file}`,
      '',
      '| Key | What to write | If left out | What it is |',
      '| --- | --- | --- | --- |',
      ...lines,
    ].join('\n')
  })

function rowsOf(parent: Node, path: string): readonly Row[] {
  const keys = Object.entries(parent.properties ?? {}).flatMap(([name, child]) =>
    withChildren(child, path ? `${path}.${name}` : name, parent.required.includes(name)),
  )
  const { additionalProperties: any, items, prefixItems } = parent
  const listed = prefixItems?.[0] ?? items
  return [
    ...keys,
    ...(typeof any === 'object' ? withChildren(any, path ? `${path}.NAME` : 'NAME', false) : []),
    ...(typeof listed === 'object' ? rowsOf(listed, `${path}[]`) : []),
  ]
}

const withChildren = (child: Node, key: string, required: boolean): readonly Row[] => [
  { key, kind: kindOf(child), standard: standardOf(child, required), meaning: cell(child.description ?? '') },
  ...rowsOf(child, key),
]

function kindOf({ type, enum: choices, properties, additionalProperties, format, minimum, maximum }: Node): string {
  if (choices) return choices.map((choice) => `\`${choice}\``).join(', ')
  if (properties || typeof additionalProperties === 'object') return 'a mapping'
  if (type === 'array') return 'a list'
  if (type === 'boolean') return '`true` or `false`'
  if (type === 'integer' || type === 'number') {
    const limits = maximum !== undefined && maximum < 1e9 ? `, ${minimum ?? 0} to ${maximum}` : ''
    return `${type === 'integer' ? 'a whole number' : 'a number'}${limits}`
  }
  return format === 'uri' ? 'a web address' : format === 'email' ? 'an email address' : 'text'
}

function standardOf({ default: standard }: Node, required: boolean): string {
  if (required) return 'required'
  if (typeof standard === 'string') return code(standard)
  const isEmpty = typeof standard === 'object' && standard !== null && Object.keys(standard).length === 0
  return standard === undefined || isEmpty ? '(empty)' : code(JSON.stringify(standard))
}

const code = (text: string): string => `\`${cell(text)}\``
const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ')
