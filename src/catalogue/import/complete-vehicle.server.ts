import { problemOf } from '../schema-problems.ts'
import type { StockedVehicle } from '../vehicle.ts'
import { stockedVehicle, UnreadableCell } from '../vehicle-fields.ts'
import { applyPatch, type VehiclePatch } from '../vehicle-patch.ts'
import { imageReference } from './pictures.server.ts'

type FieldProblem = { column: string; reason: string }

/**
 * Applies a patch to a vehicle in stock, or to none for a new one, validates the result and marks its new
 * pictures to be published (see pictures.server.ts). Returns the vehicle or its problems.
 * @param folder what relative picture paths are relative to
 */
export async function completeVehicle(
  id: string,
  patch: VehiclePatch,
  stocked: StockedVehicle | undefined,
  folder: string,
): Promise<{ vehicle: StockedVehicle } | { problems: FieldProblem[] }> {
  const result = stockedVehicle.safeParse({ ...applyPatch(stocked, patch), id })
  if (!result.success) return { problems: result.error.issues.map(problemOf) }
  const present = stocked?.images ?? []
  const images: string[] = []
  const problems: FieldProblem[] = []
  for (const image of result.data.images) {
    try {
      images.push(present.includes(image) ? image : await imageReference(image, folder, present))
    } catch (error) {
      if (!(error instanceof UnreadableCell)) throw error
      problems.push({ column: 'images', reason: error.message })
    }
  }
  return problems.length > 0 ? { problems } : { vehicle: { ...result.data, images } }
}
