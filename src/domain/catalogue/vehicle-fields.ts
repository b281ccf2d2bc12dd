import { z } from 'zod'
import { physicalShowrooms } from '../../content/dealer/facts/showrooms.facts.ts'
import { findShowroom, showroomLabel, showroomNamed, showroomTown } from '../../content/dealer/showroom-names.ts'
import { formatPrice } from '../../content/format/money.ts'
import { plainLine, plainText } from '../../content/format/plain-text.ts'
import { dollarsIn } from '../../content/format/price-text.ts'
import { namedSpecifications } from './named-specifications.ts'

export const MAX_DESCRIPTION = 5000
export const MAX_FEATURE = 200
export const MAX_FEATURES = 60
export const MAX_IMAGES = 24

export class UnreadableCell extends Error {}

/** Methods, not function properties, so that fields of all types fit into one list. */
export type VehicleField = {
  schema: z.ZodType
  column: string
  store(value: unknown): unknown
  /** @throws SyntaxError when a JSON column is not valid JSON */
  load(value: unknown): unknown
  initial?: unknown
  label: string
  /** The value as `inventory show` prints it. Default: as in a file's cell. */
  format?(value: unknown): string
  /** The change as shown in a list of changes. Default: the field's name. */
  change?(before: unknown, after: unknown): string
  option?: { flags: string; description?: string }
  /** Other headers that the field's column may have in a file. */
  alsoCalled?: readonly string[]
  /** @throws UnreadableCell */
  read?(cell: string): unknown
  blankMeansUnchanged?: boolean
  write?(value: unknown): string
}

const textField = <Column extends string, Rest extends object>(column: Column, maxLength: number, rest: Rest) => ({
  schema: z.string().overwrite(plainLine).trim().min(1).max(maxLength),
  column,
  ...storedAsText,
  ...rest,
})

const storedAsText = {
  store: (text: string): string => text,
  load: (text: string): string => text,
  read: (cell: string): string => cell,
  write: (text: string): string => text,
}

const changedText = (name: string) => ({
  change: (before: string, after: string): string => `${name} '${before}' -> '${after}'`,
})

const json = {
  store: (value: unknown): string => JSON.stringify(value),
  load: (text: string): unknown => JSON.parse(text),
}

type Flag = { yes: string; no: string; yesWords: readonly string[]; noWords: readonly string[] }

const YES = ['yes', 'y', 'true', '1', 'x']
const NO = ['no', 'n', 'false', '0']

function readFlag(cell: string, { yesWords, noWords }: Pick<Flag, 'yesWords' | 'noWords'>): boolean {
  const word = cell.toLowerCase()
  if ([...YES, ...yesWords].includes(word)) return true
  if ([...NO, ...noWords].includes(word)) return false
  throw new UnreadableCell(`'${cell}' is neither yes nor no`)
}

export const newOrUsed = (isNew: boolean | undefined): string =>
  isNew === undefined ? 'not said' : isNew ? 'new' : 'used'

/** In the column is_new. Earlier versions read everything but 1 as used. */
const UNSAID = 2
/** In files. */
const UNKNOWN = 'unknown'

const flagField = <Column extends string, Rest extends object>(column: Column, flag: Flag, rest: Rest) => ({
  schema: z.boolean(),
  column,
  store: Number,
  load: (value: number): boolean => value === 1,
  initial: true,
  blankMeansUnchanged: true,
  read: (cell: string): boolean => readFlag(cell, flag),
  write: (value: boolean): string => (value ? 'yes' : 'no'),
  change: (_before: boolean, after: boolean): string => `now ${after ? flag.yes : flag.no}`,
  ...rest,
})

function readList(cell: string): string[] {
  return cell
    .split(cell.includes('\n') ? '\n' : '|')
    .map((item) => item.trim())
    .filter((item) => item !== '')
}

export function writeList(items: readonly string[]): string {
  return items.some((item) => item.includes('|')) ? `${items.join('\n')}\n` : items.join(' | ')
}

const listCell = { initial: [], read: readList, write: writeList }

/** Reads US dollars as people and spreadsheets write them. An empty cell or 0 is undefined: 'call for price'. */
export function readPrice(cell: string): number | undefined {
  if (cell === '' || /^call\b/i.test(cell)) return undefined
  const dollars = dollarsIn(cell)
  if (dollars !== undefined) return dollars || undefined
  throw new UnreadableCell(
    `'${cell}' is not a price; write 12995, 12,995.00 or $12,995, or leave it empty for 'call for price'`,
  )
}

const showroomNames = physicalShowrooms.map(showroomTown)
const unknownShowroom = (text: string): string =>
  `'${text}' is not one of our showrooms; write ${showroomNames.join(' or ')}, or leave it empty for either. A showroom that is new in the dealer's folder is known after the next build`

export const showroomPlace = (id: string | undefined): string => {
  const showroom = findShowroom(id)
  return showroom ? showroomTown(showroom) : 'either'
}

const vehicleId = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'use lower-case letters, digits and single dashes')

const text = z.string().overwrite(plainText)
const vehicleSpecifications = z.object(specificationSchemas()).catchall(z.union([text, z.number(), z.boolean()]))

/** The API's fields (product.md 3.1), in column order. A new field needs only a migration and an entry here. */
export const vehicleFields = {
  id: { ...storedAsText, schema: vehicleId, column: 'id', label: 'Id' },
  name: textField('name', 120, {
    label: 'Name',
    option: { flags: '--name <name>', description: 'heading of its page and card' },
    ...changedText('name'),
  }),
  brand: textField('brand', 60, {
    label: 'Brand',
    option: { flags: '--brand <brand>', description: 'the maker' },
    ...changedText('brand'),
  }),
  category: textField('category', 60, {
    label: 'Category',
    option: { flags: '--category <category>', description: "the maker's series, such as Nomad" },
    ...changedText('category'),
  }),
  price: {
    schema: z.number().positive().max(1_000_000).optional(),
    column: 'price_cents',
    store: (dollars: number | undefined): number | null => (dollars === undefined ? null : Math.round(dollars * 100)),
    load: (cents: number | null): number | undefined => (cents === null ? undefined : cents / 100),
    label: 'Price',
    format: formatPrice,
    change: (before: number | undefined, after: number | undefined): string =>
      `price ${formatPrice(before)} -> ${formatPrice(after)}`,
    option: { flags: '--price <dollars>', description: "such as 12995 or $12,995; '' for 'call for price'" },
    read: readPrice,
    write: (dollars: number | undefined): string => (dollars === undefined ? '' : String(dollars)),
  },
  inStock: flagField(
    'in_stock',
    { yes: 'in stock', no: 'out of stock', yesWords: ['in stock'], noWords: ['out of stock', 'sold'] },
    { label: 'In stock', option: { flags: '--in-stock <yes|no>', description: 'no: sold out, and still shown' } },
  ),
  /** Undefined if the cart is shown as neither new nor used: see src/domain/catalogue/import/infer-condition.ts. */
  isNew: {
    schema: z.boolean().optional(),
    column: 'is_new',
    initial: true,
    blankMeansUnchanged: true,
    store: (isNew: boolean | undefined): number => (isNew === undefined ? UNSAID : Number(isNew)),
    load: (value: number): boolean | undefined => (value === UNSAID ? undefined : value === 1),
    read: (cell: string): boolean | undefined =>
      cell.toLowerCase() === UNKNOWN ? undefined : readFlag(cell, { yesWords: ['new'], noWords: ['used'] }),
    write: (isNew: boolean | undefined): string => (isNew === undefined ? UNKNOWN : isNew ? 'yes' : 'no'),
    label: 'Condition',
    format: newOrUsed,
    change: (_before: boolean | undefined, after: boolean | undefined): string =>
      after === undefined ? 'now neither new nor used' : `now ${newOrUsed(after)}`,
    option: { flags: '--new <yes|no|unknown>', description: 'no: used' },
  },
  description: {
    ...storedAsText,
    schema: z.string().overwrite(plainText).trim().max(MAX_DESCRIPTION),
    column: 'description',
    initial: '',
    label: 'Description',
    option: { flags: '--description <text>', description: 'the paragraph on its page' },
  },
  /** Paths on this site; the first is the main picture. */
  images: {
    ...json,
    ...listCell,
    schema: z.array(z.string().min(1).max(500)).max(MAX_IMAGES),
    column: 'images',
    label: 'Images',
    option: {
      flags: '--image <files...>',
      description: 'picture files, URLs, or addresses of pictures on the site; the first is the main one',
    },
  },
  features: {
    ...json,
    ...listCell,
    schema: z.array(z.string().overwrite(plainLine).trim().min(1).max(MAX_FEATURE)).max(MAX_FEATURES),
    column: 'features',
    label: 'Features',
    option: { flags: '--feature <texts...>', description: 'the list of features, one text for each' },
  },
  /** In files, the specifications in namedSpecifications have their own columns; others have a column spec:NAME. */
  specifications: {
    ...json,
    schema: vehicleSpecifications,
    column: 'specifications',
    initial: {},
    label: 'Specifications',
  },
  externalUrl: {
    schema: z
      .url({ protocol: /^https?$/ })
      .overwrite(plainLine)
      .optional(),
    column: 'external_url',
    store: (url: string | undefined): string | null => url ?? null,
    load: (url: string | null): string | undefined => url ?? undefined,
    label: 'External page',
    format: (url: string | undefined): string => url ?? 'none',
    option: { flags: '--external-url <address>', description: "the maker's page; '' for none" },
    read: (cell: string): string | undefined => (cell === '' ? undefined : cell),
    write: (url: string | undefined): string => url ?? '',
  },
  /** The showroom's id; undefined if the cart can come from any showroom. */
  showroom: {
    schema: z
      .string()
      .overwrite((text) => showroomNamed(text)?.id ?? text)
      .refine((id) => findShowroom(id) !== undefined, { error: ({ input }) => unknownShowroom(String(input)) })
      .optional(),
    column: 'showroom',
    store: (id: string | undefined): string | null => id ?? null,
    // If a cart's showroom no longer exists, the cart stays on the site and can come from any other.
    load: (id: string | null | undefined): string | undefined => findShowroom(id ?? undefined)?.id,
    label: 'Showroom',
    format: (id: string | undefined): string => {
      const showroom = findShowroom(id)
      return showroom ? showroomLabel(showroom) : 'either'
    },
    change: (before: string | undefined, after: string | undefined): string =>
      `showroom ${showroomPlace(before)} -> ${showroomPlace(after)}`,
    option: { flags: '--showroom <town>', description: `${showroomNames.join(' or ')}; '' for either` },
    alsoCalled: ['lot', 'location', 'store'],
    read: (cell: string): string | undefined => {
      if (cell === '') return undefined
      const showroom = showroomNamed(cell)
      if (!showroom) throw new UnreadableCell(unknownShowroom(cell))
      return showroom.id
    },
    write: (id: string | undefined): string => (id === undefined ? '' : showroomPlace(id)),
  },
} as const satisfies Record<string, VehicleField>

/** Aliases have their own table, and never leave the server. */
const aliases = {
  ...listCell,
  schema: z.array(vehicleId),
  label: 'Aliases',
  format: (names: readonly string[]): string => names.join(', ') || 'none',
  option: { flags: '--alias <names...>', description: 'other names under which the vehicle is found in URLs' },
} satisfies Omit<VehicleField, 'column' | 'store' | 'load'>

type Fields = typeof vehicleFields

export type VehicleColumns = {
  [Name in keyof Fields as Fields[Name]['column']]: ReturnType<Fields[Name]['store']>
}

const schemas = schemasOf(vehicleFields)

export const vehicle = z.object(schemas)

export const stockedVehicle = z.object({ ...schemas, aliases: aliases.schema })

export const storedFields: readonly (readonly [name: string, field: VehicleField])[] = Object.entries(vehicleFields)

export const stockedFields: readonly (readonly [
  name: string,
  field: Omit<VehicleField, 'column' | 'store' | 'load'>,
])[] = Object.entries({ ...vehicleFields, aliases })

// Overloads, because the type of `Object.fromEntries` cannot give each key its type.
function schemasOf<Source extends Record<string, VehicleField>>(
  fields: Source,
): { [Name in keyof Source]: Source[Name]['schema'] }
function schemasOf(fields: Record<string, VehicleField>): Record<string, z.ZodType> {
  return Object.fromEntries(Object.entries(fields).map(([name, { schema }]) => [name, schema]))
}

type NamedSpecifications = typeof namedSpecifications

function specificationSchemas(): {
  [Name in keyof NamedSpecifications]: z.ZodOptional<
    NamedSpecifications[Name]['kind'] extends 'count' ? z.ZodNumber : z.ZodString
  >
}
function specificationSchemas(): Record<string, z.ZodType> {
  const kinds = { text, count: z.number().int().positive() }
  return Object.fromEntries(
    Object.entries(namedSpecifications).map(([name, { kind }]) => [name, kinds[kind].optional()]),
  )
}
