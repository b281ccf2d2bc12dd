import { namedSpecification } from './named-specifications.ts'
import type { StockedVehicle, Vehicle } from './vehicle.ts'
import { stockedFields, UnreadableCell } from './vehicle-fields.ts'

type Specification = string | number | boolean | undefined

/** What a file or a command says of a vehicle, not checked yet. What it leaves out stays as it is in stock. */
export type VehiclePatch = {
  fields: Record<string, unknown>
  /** undefined takes a specification away. */
  specifications: Record<string, Specification>
  /** Specifications that the patch does not name are taken away too. */
  replacesSpecifications: boolean
}

export const emptyPatch = (): VehiclePatch => ({ fields: {}, specifications: {}, replacesSpecifications: false })

/** An id made from a name: `Denago Nomad XL` becomes `denago-nomad-xl`. */
export const idFromName = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')

/** The id that a patch gives, else the one that its name makes; empty when it has neither. */
export function idOf({ fields: { id, name } }: VehiclePatch): string {
  if (typeof id === 'string' && id !== '') return id
  return typeof name === 'string' ? idFromName(name) : ''
}

const initialValues = Object.fromEntries(
  stockedFields.flatMap(([name, { initial }]) => (initial === undefined ? [] : [[name, initial]])),
)

/** The vehicle in stock with a patch applied, not checked yet. */
export function applyPatch(stocked: StockedVehicle | undefined, patch: VehiclePatch): Record<string, unknown> {
  const specifications = patchSpecifications(stocked?.specifications ?? {}, patch)
  return { ...initialValues, ...stocked, ...patch.fields, specifications }
}

function patchSpecifications(
  before: Vehicle['specifications'],
  { specifications: changes, replacesSpecifications }: VehiclePatch,
): Record<string, Specification> {
  const after: Record<string, Specification> = {}
  // Those that stay keep their places, since the vehicle page shows them in this order.
  for (const [name, value] of Object.entries(before)) {
    const changed = name in changes || replacesSpecifications ? changes[name] : value
    // A cell holds text: the text 48 leaves the number 48 as it is.
    if (changed !== undefined) after[name] = String(changed) === String(value) ? value : changed
  }
  for (const [name, value] of Object.entries(changes)) if (value !== undefined) after[name] ??= value
  return after
}

/** A specification from a cell of a file or an option; undefined for an empty one. @throws UnreadableCell */
export function readSpecification(name: string, cell: string): Specification {
  if (cell === '') return undefined
  if (namedSpecification(name)?.kind === 'count') {
    if (!/^\d+$/.test(cell)) throw new UnreadableCell(`'${cell}' is not a number of seats; write digits only`)
    return Number(cell)
  }
  const word = cell.toLowerCase()
  return word === 'true' || word === 'false' ? word === 'true' : cell
}

/** What differs between two states of a vehicle, in words for a list of changes; empty when nothing does. */
export function differences(before: StockedVehicle, after: StockedVehicle): string[] {
  const [old, changed] = [comparable(before), comparable(after)]
  return stockedFields.flatMap(([name, field]) => {
    if (JSON.stringify(old[name]) === JSON.stringify(changed[name])) return []
    return field.change?.(old[name], changed[name]) ?? name
  })
}

/** The order of aliases means nothing. */
const comparable = (vehicle: StockedVehicle): Record<string, unknown> => ({
  ...vehicle,
  aliases: vehicle.aliases.toSorted(),
})
