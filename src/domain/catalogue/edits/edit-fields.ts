import { z } from 'zod'
import type { StockedVehicle } from '../vehicle.ts'
import { stockedVehicle } from '../vehicle-fields.ts'
import { applyPatch, emptyPatch } from './vehicle-patch.ts'

const SPECIFICATION = 'spec:'

/** Fields of the vehicle. Specifications are named as in files, such as `spec:condition`. */
const vehicleFields = ['name', 'description', 'price', 'inStock', 'isNew', 'showroom', 'images', 'features'] as const
/** Fields that only staff fill in. */
const ownFields = ['notes', 'onSite'] as const
type VehicleField = (typeof vehicleFields)[number]
type OwnField = (typeof ownFields)[number]
type PlainField = VehicleField | OwnField
export type EditField = PlainField | `spec:${string}`

/** JSON values. A field with the value undefined is cleared. */
export type EditValues = Readonly<Partial<Record<EditField, unknown>>>

/** One field of a stored change. */
export type FieldChange = {
  readonly field: EditField
  readonly before: unknown
  readonly after: unknown
  /** True if the value differed from the source's and became an override. */
  readonly held?: boolean | undefined
}

/** Everything that staff can edit: the vehicle, staff's notes on it, and whether the site may show it. */
export type EditedCart = { readonly vehicle: StockedVehicle; readonly notes: string; readonly onSite: boolean }

export const isOwnField = (field: EditField): field is OwnField => ownFields.some((own) => own === field)

const isSpecification = (field: string): field is `spec:${string}` => field.startsWith(SPECIFICATION)

/** 'condition' for 'spec:condition'. */
export const specificationOf = (field: EditField): string | undefined =>
  isSpecification(field) ? field.slice(SPECIFICATION.length) : undefined

export const isEditField = (field: string): field is EditField =>
  isSpecification(field) || [...vehicleFields, ...ownFields].some((plain) => plain === field)

export const fieldsOf = (values: EditValues): EditField[] => Object.keys(values).filter(isEditField)

export function fieldValue(cart: EditedCart, field: EditField): unknown {
  if (isSpecification(field)) return cart.vehicle.specifications[field.slice(SPECIFICATION.length)]
  return isOwnField(field) ? cart[field] : cart.vehicle[field]
}

/** The value as form text, so that '48' equals 48 and an empty string equals none. */
export function valueText(value: unknown): string {
  if (value === undefined || value === null) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

export const sameValue = (a: unknown, b: unknown): boolean => valueText(a) === valueText(b)

const specification = z
  .union([z.string(), z.number(), z.boolean()])
  .nullish()
  .transform((value) => (value === null || value === '' ? undefined : value))

/** Leaves out staff's notes and whether the site may show the cart, which are stored separately. */
export function withEdits(vehicle: StockedVehicle, values: EditValues): z.ZodSafeParseResult<StockedVehicle> {
  const patch = emptyPatch()
  for (const field of fieldsOf(values)) {
    const value = values[field] ?? undefined
    if (isSpecification(field)) {
      patch.specifications[field.slice(SPECIFICATION.length)] = specification.parse(value)
    } else if (!isOwnField(field)) patch.fields[field] = value
  }
  return stockedVehicle.safeParse(applyPatch(vehicle, patch))
}

/** Applies values that were valid when they were stored. If any of them no longer is, the vehicle is returned unchanged. */
export const withStoredValues = (vehicle: StockedVehicle, values: EditValues): StockedVehicle => {
  const result = withEdits(vehicle, values)
  return result.success ? result.data : vehicle
}
