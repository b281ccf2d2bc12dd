import type { Command } from 'commander'
import { BadCell, findColumn, type Given } from '../../src/catalogue/import/columns.ts'
import { Failure, wrongUse } from '../command/failure.ts'

/** What add and edit take, in the words that an import file uses. */
export type VehicleOptions = {
  name?: string
  brand?: string
  category?: string
  price?: string
  description?: string
  inStock?: string
  new?: string
  image?: string[]
  feature?: string[]
  alias?: string[]
  spec?: string[]
  externalUrl?: string
}

export const withVehicleOptions = (command: Command): Command =>
  command
    .option('--name <name>')
    .option('--brand <brand>')
    .option('--category <category>')
    .option('--price <dollars>', "as 12995 or $12,995; '' for 'call for price'")
    .option('--description <text>')
    .option('--in-stock <yes|no>')
    .option('--new <yes|no>', 'no: used')
    .option(
      '--image <files...>',
      'picture files, URLs, or addresses of pictures on the site; the first is the main one',
    )
    .option('--feature <texts...>', 'one text for each line of the list of features')
    .option('--spec <name=value...>', "specifications, as topSpeed='25 mph'; an empty value takes one away")
    .option('--alias <names...>', 'other names that the vehicle is found by in an address')
    .option('--external-url <address>', "page of the maker; '' for none")

const cells: Record<string, (options: VehicleOptions) => string | undefined> = {
  name: ({ name }) => name,
  brand: ({ brand }) => brand,
  category: ({ category }) => category,
  price: ({ price }) => price,
  description: ({ description }) => description,
  inStock: ({ inStock }) => inStock,
  isNew: (options) => options.new,
  externalUrl: ({ externalUrl }) => externalUrl,
}

/** @throws Failure that names the option */
export function givenBy(options: VehicleOptions): Given {
  const given: Given = {}
  for (const [column, cell] of Object.entries(cells)) read(column, cell(options), given)
  for (const pair of options.spec ?? []) {
    const [name = '', ...value] = pair.split('=')
    if (value.length === 0 || name === '') {
      throw wrongUse(`--spec ${pair} has no '='.`, "Write it as --spec topSpeed='25 mph'.")
    }
    read(findColumn(name)?.name ?? `spec:${name}`, value.join('='), given)
  }
  if (options.image) given.images = options.image
  if (options.feature) given.features = options.feature
  if (options.alias) given.aliases = options.alias
  return given
}

function read(column: string, cell: string | undefined, given: Given): void {
  if (cell === undefined) return
  try {
    findColumn(column)?.read(cell.trim(), given)
  } catch (error) {
    if (!(error instanceof BadCell)) throw error
    throw wrongUse(`${column}: ${error.message}.`, 'Correct it and try again.')
  }
}

export type Found = { column: string; reason: string }

/** Collects what is wrong with a vehicle, to be thrown as one. */
export class Problems {
  readonly found: Found[] = []
  readonly add = (problem: Found): void => {
    this.found.push(problem)
  }
  throwIfAny(): void {
    if (this.found.length === 0) return
    const lines = this.found.map(({ column, reason }) => `${column}: ${reason}`)
    throw new Failure(lines.join('\n'), 'Nothing was changed. Correct this and try again.', undefined, {
      problems: this.found,
    })
  }
}
