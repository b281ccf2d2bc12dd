import type { StockedVehicle } from '../vehicle.ts'

/** What a file says of a vehicle. A key that is missing was not in the file, and stays as it is in stock. */
export type Given = Partial<Omit<StockedVehicle, 'price' | 'externalUrl' | 'specifications'>> & {
  price?: number | undefined
  externalUrl?: string | undefined
  /** undefined takes one away. */
  specifications?: Record<string, string | number | boolean | undefined>
  /** Specifications that the file does not name are taken away too. */
  allSpecifications?: true
}

export type Problem = { line: number; column: string; reason: string }

/** One vehicle of a file, with what could not be read of it. */
export type ImportRow = { line: number; given: Given; problems: Problem[] }

/** Why a cell cannot be taken. */
export class BadCell extends Error {}

/** How a cell is read into what is given of a vehicle. */
export type Column = { name: string; read: (cell: string, given: Given) => void }

const text =
  (name: 'id' | 'name' | 'description' | 'brand' | 'category'): Column['read'] =>
  (cell, given) => {
    given[name] = cell
  }

const list =
  (name: 'images' | 'features' | 'aliases'): Column['read'] =>
  (cell, given) => {
    given[name] = readList(cell)
  }

const yesNo =
  (name: 'inStock' | 'isNew', yes: readonly string[], no: readonly string[]): Column['read'] =>
  (cell, given) => {
    const word = cell.toLowerCase()
    if (yes.includes(word)) given[name] = true
    else if (no.includes(word)) given[name] = false
    else throw new BadCell(`'${cell}' is neither yes nor no`)
  }

const specification =
  (name: string): Column['read'] =>
  (cell, given) => {
    given.specifications = { ...given.specifications, [name]: readSpecification(name, cell) }
  }

const YES = ['yes', 'y', 'true', '1', 'x']
const NO = ['no', 'n', 'false', '0', '']
export const namedSpecifications = ['topSpeed', 'range', 'seatingCapacity', 'batteryType', 'chargingTime', 'payload']
/** Begins the name of a column that holds another specification: `spec:drive`. */
export const specificationPrefix = 'spec:'

const columns: readonly Column[] = [
  { name: 'id', read: text('id') },
  { name: 'name', read: text('name') },
  { name: 'brand', read: text('brand') },
  { name: 'category', read: text('category') },
  {
    name: 'price',
    read: (cell, given) => {
      given.price = readPrice(cell)
    },
  },
  { name: 'inStock', read: yesNo('inStock', [...YES, 'in stock'], [...NO, 'out of stock', 'sold']) },
  { name: 'isNew', read: yesNo('isNew', [...YES, 'new'], [...NO, 'used']) },
  { name: 'description', read: text('description') },
  { name: 'images', read: list('images') },
  { name: 'features', read: list('features') },
  ...namedSpecifications.map((name) => ({ name, read: specification(name) })),
  {
    name: 'externalUrl',
    read: (cell, given) => {
      given.externalUrl = cell === '' ? undefined : cell
    },
  },
  { name: 'aliases', read: list('aliases') },
]
export const columnNames = columns.map(({ name }) => name)

const bare = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

/** The column that a header means: `In Stock`, `in_stock` and `inStock` are one. */
export function findColumn(header: string): Column | undefined {
  const name = header.trim()
  if (name.toLowerCase().startsWith(specificationPrefix)) {
    const key = name.slice(specificationPrefix.length).trim()
    return key === '' ? undefined : { name: `${specificationPrefix}${key}`, read: specification(key) }
  }
  return columns.find((column) => bare(column.name) === bare(name))
}

/** Items on lines of their own or between bars. */
function readList(cell: string): string[] {
  return cell
    .split(cell.includes('\n') ? '\n' : '|')
    .map((item) => item.trim())
    .filter((item) => item !== '')
}

/** A list as a cell that reads back the same. */
export function writeList(items: readonly string[]): string {
  return items.some((item) => item.includes('|')) ? `${items.join('\n')}\n` : items.join(' | ')
}

/** US dollars from what people and spreadsheets write; undefined stands for 'call for price'. */
export function readPrice(cell: string): number | undefined {
  if (cell === '' || /^call\b/i.test(cell)) return undefined
  const digits = cell.replace(/^(?:usd|us\$|\$)\s*/i, '').replace(/\s*usd$/i, '')
  if (!/^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d{1,2})?$/.test(digits)) {
    throw new BadCell(
      `'${cell}' is not a price; write 12995, 12,995.00 or $12,995, or leave it empty for 'call for price'`,
    )
  }
  return Number(digits.replaceAll(',', ''))
}

function readSpecification(name: string, cell: string): string | number | boolean | undefined {
  if (cell === '') return undefined
  if (name === 'seatingCapacity') {
    if (!/^\d+$/.test(cell)) throw new BadCell(`'${cell}' is not a number of seats; write digits only`)
    return Number(cell)
  }
  const word = cell.toLowerCase()
  return word === 'true' || word === 'false' ? word === 'true' : cell
}
