import type { Db } from '../../../server/database/database.server.ts'
import type { OverrideTable } from '../../../server/database/schema.ts'
import type { StockedVehicle } from '../vehicle.ts'
import { type EditedCart, type EditField, fieldValue, isEditField, sameValue, withStoredValues } from './edit-fields.ts'

/** A value set by staff. It lasts until the cart's source has a value other than `sourceValue`. */
export type Override = {
  readonly vehicleId: string
  readonly field: EditField
  readonly value: unknown
  readonly sourceValue: unknown
  readonly person: string
  readonly at: string
}

const toOverride = (row: OverrideTable): Override[] =>
  isEditField(row.field)
    ? [
        {
          vehicleId: row.vehicle_id,
          field: row.field,
          value: JSON.parse(row.value) ?? undefined,
          sourceValue: JSON.parse(row.source_value) ?? undefined,
          person: row.person,
          at: row.at,
        },
      ]
    : []

/** Overrides of one cart, or of all carts by their ids. */
export async function overridesOf(db: Db, vehicleId?: string): Promise<ReadonlyMap<string, readonly Override[]>> {
  const all = db.selectFrom('held_values').selectAll().orderBy('at').orderBy('field')
  const rows = await (vehicleId === undefined ? all : all.where('vehicle_id', '=', vehicleId)).execute()
  return Map.groupBy(rows.flatMap(toOverride), (one) => one.vehicleId)
}

const withoutStaff = (vehicle: StockedVehicle): EditedCart => ({ vehicle, notes: '', onSite: true })

/** If a command or an earlier version has written another value since, the override has no effect. */
const isInForce = (vehicle: StockedVehicle, { field, value }: Override): boolean =>
  sameValue(fieldValue(withoutStaff(vehicle), field), value)

export const inForce = (vehicle: StockedVehicle, overrides: readonly Override[] = []): readonly Override[] =>
  overrides.filter((one) => isInForce(vehicle, one))

/** The cart with its source's values. */
export const asOfSource = (vehicle: StockedVehicle, overrides: readonly Override[]): StockedVehicle =>
  inForce(vehicle, overrides).reduce(
    (cart, { field, sourceValue }) => withStoredValues(cart, { [field]: sourceValue }),
    vehicle,
  )

export type MergedOverrides = {
  vehicle: StockedVehicle
  /** Overrides that stay, since the source's value hasn't changed. */
  remaining: readonly Override[]
  /** Overrides that end, since the source has a new value. */
  lost: readonly (Override & { now: unknown })[]
  /** Overrides that end without a change: the source agrees, or they were no longer in force. */
  agreed: readonly Override[]
}

/** @param before the cart on the site @param imported the cart as its source has it now: asOfSource(before) with the import's changes */
export function mergeOverrides(
  before: StockedVehicle | undefined,
  imported: StockedVehicle,
  overrides: readonly Override[],
): MergedOverrides {
  let vehicle = imported
  const live = before ? inForce(before, overrides) : []
  const remaining: Override[] = []
  const agreed = overrides.filter((one) => !live.includes(one))
  const lost: (Override & { now: unknown })[] = []
  for (const one of live) {
    const now = fieldValue(withoutStaff(imported), one.field)
    if (sameValue(now, one.value)) agreed.push(one)
    else if (!sameValue(now, one.sourceValue)) lost.push({ ...one, now })
    else {
      remaining.push(one)
      vehicle = withStoredValues(vehicle, { [one.field]: one.value })
    }
  }
  return { vehicle, remaining, lost, agreed }
}

export async function writeOverride(db: Db, override: Override): Promise<void> {
  const row = {
    value: storedForm(override.value),
    source_value: storedForm(override.sourceValue),
    person: override.person,
    at: override.at,
  }
  await db
    .insertInto('held_values')
    .values({ vehicle_id: override.vehicleId, field: override.field, ...row })
    .onConflict((conflict) => conflict.columns(['vehicle_id', 'field']).doUpdateSet(row))
    .execute()
}

/** Keeps an override whose value has changed since `overrides` was read. */
export async function deleteOverrides(db: Db, overrides: readonly Override[]): Promise<void> {
  for (const { vehicleId, field, value } of overrides) {
    await db
      .deleteFrom('held_values')
      .where('vehicle_id', '=', vehicleId)
      .where('field', '=', field)
      .where('value', '=', storedForm(value))
      .execute()
  }
}

const storedForm = (value: unknown): string => JSON.stringify(value ?? null)
