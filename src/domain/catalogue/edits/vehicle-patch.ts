import { hasHidden } from '../../../content/format/plain-text.ts'
import { namedSpecification } from '../named-specifications.ts'
import type { StockedVehicle, Vehicle } from '../vehicle.ts'
import { stockedFields, UnreadableCell } from '../vehicle-fields.ts'

type Specification = string | number | boolean | undefined

/** Not yet validated. Missing fields stay unchanged. */
export type VehiclePatch = {
  fields: Record<string, unknown>
  specifications: Record<string, Specification>
  replacesSpecifications: boolean
  /** Values that a new vehicle gets for fields missing from `fields`. */
  initial?: Record<string, unknown>
}

export const emptyPatch = (): VehiclePatch => ({ fields: {}, specifications: {}, replacesSpecifications: false })

export const idFromName = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')

export function idOf({ fields: { id, name } }: VehiclePatch): string {
  if (typeof id === 'string' && id !== '') return id
  return typeof name === 'string' ? idFromName(name) : ''
}

const initialValues = Object.fromEntries(
  stockedFields.flatMap(([name, { initial }]) => (initial === undefined ? [] : [[name, initial]])),
)

export function applyPatch(stocked: StockedVehicle | undefined, patch: VehiclePatch): Record<string, unknown> {
  const specifications = patchSpecifications(stocked?.specifications ?? {}, patch)
  return { ...initialValues, ...patch.initial, ...stocked, ...patch.fields, specifications }
}

function patchSpecifications(
  before: Vehicle['specifications'],
  { specifications: changes, replacesSpecifications }: VehiclePatch,
): Record<string, Specification> {
  const after: Record<string, Specification> = {}
  // The vehicle page shows specifications in this order, so changed ones keep their place.
  for (const [name, value] of Object.entries(before)) {
    const changed = name in changes || replacesSpecifications ? changes[name] : value
    // Cells are text: '48' does not change the number 48.
    if (changed !== undefined) after[name] = String(changed) === String(value) ? value : changed
  }
  for (const [name, value] of Object.entries(changes)) if (value !== undefined) after[name] ??= value
  return after
}

/** Rejects names such as `constructor`, which every object has, so every vehicle would seem to have that specification. */
export const canNameSpecification = (name: string): boolean => !(name in {}) && !hasHidden(name)

/** Never read as numbers, since these identifiers would lose leading zeros. */
const alwaysText = new Set(['vin', 'stockNumber'])

/** Numbers, true and false keep their type; an apostrophe in front marks them as text. @throws UnreadableCell */
export function readSpecification(name: string, cell: string): Specification {
  if (!canNameSpecification(name)) throw new UnreadableCell(`a specification cannot be called '${name}'`)
  if (cell === '') return undefined
  if (namedSpecification(name)?.kind === 'count') {
    if (!/^\d+$/.test(cell)) throw new UnreadableCell(`'${cell}' is not a number of seats; write digits only`)
    return Number(cell)
  }
  if (namedSpecification(name) || alwaysText.has(name)) return cell
  const marked = cell.startsWith("'") ? cell.slice(1) : ''
  return marked.startsWith("'") || typeof plainValue(marked) !== 'string' ? marked : plainValue(cell)
}

function plainValue(cell: string): string | number | boolean {
  const word = cell.toLowerCase()
  if (word === 'true' || word === 'false') return word === 'true'
  const number = Number(cell)
  return Number.isFinite(number) && String(number) === cell ? number : cell
}

export function writeSpecification(name: string, value: Specification): string {
  if (typeof value !== 'string' || value === '') return String(value ?? '')
  return namedSpecification(name) || readSpecification(name, value) === value ? value : `'${value}`
}

export function differences(before: StockedVehicle, after: StockedVehicle): string[] {
  const [old, changed] = [comparable(before), comparable(after)]
  return stockedFields.flatMap(([name, field]) => {
    if (JSON.stringify(old[name]) === JSON.stringify(changed[name])) return []
    return field.change?.(old[name], changed[name]) ?? name
  })
}

const comparable = (vehicle: StockedVehicle): Record<string, unknown> => ({
  ...vehicle,
  aliases: vehicle.aliases.toSorted(),
})
