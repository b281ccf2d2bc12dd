import type { Db } from '../../../server/database/database.server.ts'
import type { HeldValueTable } from '../../../server/database/schema.ts'
import type { StockedVehicle } from '../vehicle.ts'
import { type HandField, handValue, isHandField, sameValue, withStoredValues } from './hand-fields.ts'

/** A value by hand, which holds until the source of the cart brings another one than `sourceValue`. */
export type HeldValue = {
  readonly vehicleId: string
  readonly field: HandField
  readonly value: unknown
  readonly sourceValue: unknown
  readonly person: string
  readonly at: string
}

const toHeld = (row: HeldValueTable): HeldValue[] =>
  isHandField(row.field)
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

/** Of one cart, or of all by its id. */
export async function heldValues(db: Db, vehicleId?: string): Promise<ReadonlyMap<string, readonly HeldValue[]>> {
  const all = db.selectFrom('held_values').selectAll().orderBy('at').orderBy('field')
  const rows = await (vehicleId === undefined ? all : all.where('vehicle_id', '=', vehicleId)).execute()
  return Map.groupBy(rows.flatMap(toHeld), (held) => held.vehicleId)
}

/** A command or an earlier version may have written another value since: then nothing is held. */
const isHolding = (vehicle: StockedVehicle, { field, value }: HeldValue): boolean =>
  sameValue(handValue({ vehicle, notes: '' }, field), value)

export const holding = (vehicle: StockedVehicle, held: readonly HeldValue[] = []): readonly HeldValue[] =>
  held.filter((one) => isHolding(vehicle, one))

/** The cart as its source has it. */
export const asOfSource = (vehicle: StockedVehicle, held: readonly HeldValue[]): StockedVehicle =>
  holding(vehicle, held).reduce(
    (cart, { field, sourceValue }) => withStoredValues(cart, { [field]: sourceValue }),
    vehicle,
  )

export type HeldAfterImport = {
  vehicle: StockedVehicle
  /** The source brings what it had before. */
  kept: readonly HeldValue[]
  /** The source brings another value, which wins. */
  lost: readonly (HeldValue & { now: unknown })[]
  /** The source agrees, or nothing was held any more. */
  agreed: readonly HeldValue[]
}

/** @param before as it is on the site @param imported what the source makes of the cart as it had it, see asOfSource */
export function holdAgainst(
  before: StockedVehicle | undefined,
  imported: StockedVehicle,
  held: readonly HeldValue[],
): HeldAfterImport {
  let vehicle = imported
  const live = before ? holding(before, held) : []
  const kept: HeldValue[] = []
  const agreed = held.filter((one) => !live.includes(one))
  const lost: (HeldValue & { now: unknown })[] = []
  for (const one of live) {
    const now = handValue({ vehicle: imported, notes: '' }, one.field)
    if (sameValue(now, one.value)) agreed.push(one)
    else if (!sameValue(now, one.sourceValue)) lost.push({ ...one, now })
    else {
      kept.push(one)
      vehicle = withStoredValues(vehicle, { [one.field]: one.value })
    }
  }
  return { vehicle, kept, lost, agreed }
}

export async function holdValue(db: Db, held: HeldValue): Promise<void> {
  const row = {
    value: stored(held.value),
    source_value: stored(held.sourceValue),
    person: held.person,
    at: held.at,
  }
  await db
    .insertInto('held_values')
    .values({ vehicle_id: held.vehicleId, field: held.field, ...row })
    .onConflict((conflict) => conflict.columns(['vehicle_id', 'field']).doUpdateSet(row))
    .execute()
}

/** Unless somebody has set another value since these were read. */
export async function releaseValues(db: Db, held: readonly HeldValue[]): Promise<void> {
  for (const { vehicleId, field, value } of held) {
    await db
      .deleteFrom('held_values')
      .where('vehicle_id', '=', vehicleId)
      .where('field', '=', field)
      .where('value', '=', stored(value))
      .execute()
  }
}

const stored = (value: unknown): string => JSON.stringify(value ?? null)
