import { type Command, Option } from 'commander'
import { emptyPatch, readSpecification, type VehiclePatch } from '../../src/domain/catalogue/edits/vehicle-patch.ts'
import { completeVehicle } from '../../src/domain/catalogue/import/complete-imported-vehicle.server.ts'
import { pictureTarget } from '../../src/domain/catalogue/import/imported-pictures.server.ts'
import { publishPictures } from '../../src/domain/catalogue/import/publish-imported-pictures.server.ts'
import { streetLegalProblems } from '../../src/domain/catalogue/street-legal.ts'
import type { StockedVehicle } from '../../src/domain/catalogue/vehicle.ts'
import { stockedFields, UnreadableCell } from '../../src/domain/catalogue/vehicle-fields.ts'
import type { Env } from '../../src/server/settings/env.server.ts'
import { Failure, usageError } from '../command/failure.ts'

/** Options as commander parses them: an option that takes a list has several values. */
export type VehicleOptions = Record<string, string | string[] | boolean | undefined>

const otherFacts = 'Pass any other fact with --spec, such as --spec color=red.\n'

const specificationOption = new Option(
  '--spec <name=value...>',
  "specifications, such as topSpeed='25 mph'; an empty value removes one",
)

const fieldOptions = stockedFields.flatMap(([name, { option, read }]) =>
  option && read ? [{ name, read, option: new Option(option.flags, option.description) }] : [],
)

export function withVehicleOptions(command: Command): Command {
  for (const { option } of fieldOptions) command.addOption(option)
  return command.addOption(specificationOption).configureOutput({
    outputError: (text, write) => write(text.includes('unknown option') ? `${text}${otherFacts}` : text),
  })
}

/** @throws Failure that names the option */
export function patchOf(options: VehicleOptions): VehiclePatch {
  const patch = emptyPatch()
  for (const { name, read, option } of fieldOptions) {
    const value = options[option.attributeName()]
    if (typeof value === 'string') patch.fields[name] = readable(name, () => read(value.trim()))
    else if (Array.isArray(value)) patch.fields[name] = value
  }
  const pairs = options.spec
  for (const pair of Array.isArray(pairs) ? pairs : []) {
    const [name = '', ...value] = pair.split('=')
    if (value.length === 0 || name === '') {
      throw usageError(`--spec ${pair} has no '='.`, "Write it as --spec topSpeed='25 mph'.")
    }
    patch.specifications[name] = readable(name, () => readSpecification(name, value.join('=').trim()))
  }
  return patch
}

export const isEmpty = ({ fields, specifications }: VehiclePatch): boolean =>
  Object.keys(fields).length + Object.keys(specifications).length === 0

function readable<Value>(name: string, read: () => Value): Value {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof UnreadableCell)) throw error
    throw usageError(`${name}: ${error.message}.`, 'Correct it and try again.')
  }
}

/** Applies the patch and publishes its new pictures. @throws Failure that names every problem */
export async function publishedVehicle(
  id: string,
  patch: VehiclePatch,
  before: StockedVehicle | undefined,
  env: Env,
): Promise<StockedVehicle> {
  const source = { base: process.cwd(), siteUrl: env.SITE_URL, ...pictureTarget(env) }
  const result = await completeVehicle(id, patch, before, source)
  if ('problems' in result) throw invalidVehicle(result.problems)
  for (const { column, reason } of streetLegalProblems(result.vehicle))
    process.stderr.write(`warning: ${column} ${reason}\n`)
  const entry = { vehicle: result.vehicle, before }
  const leftOut = await publishPictures([entry], source)
  if (leftOut.length === 0) return entry.vehicle
  throw invalidVehicle(leftOut.map(({ failure }) => ({ column: 'images', reason: failure.message })))
}

const invalidVehicle = (problems: readonly { column: string; reason: string }[]): Failure =>
  new Failure(
    problems.map(({ column, reason }) => `${column}: ${reason}`).join('\n'),
    'The catalog was not changed. Correct this and try again.',
    undefined,
    { problems },
  )
