import { problemOf } from '../schema-problems.ts'
import type { StockedVehicle } from '../vehicle.ts'
import { stockedVehicle, UnreadableCell } from '../vehicle-fields.ts'
import { applyPatch, type VehiclePatch } from '../vehicle-patch.ts'
import { imageReference, type PictureSource } from './pictures.server.ts'

type FieldProblem = { column: string; reason: string }

/** Checks new pictures, except those of other sites, but does not publish them. */
export async function completeVehicle(
  id: string,
  patch: VehiclePatch,
  stocked: StockedVehicle | undefined,
  source: PictureSource,
): Promise<{ vehicle: StockedVehicle } | { problems: FieldProblem[] }> {
  const result = stockedVehicle.safeParse({ ...applyPatch(stocked, patch), id })
  if (!result.success) return { problems: result.error.issues.map(problemOf) }
  const present = stocked?.images ?? []
  const images: string[] = []
  const problems: FieldProblem[] = []
  for (const image of result.data.images) {
    try {
      images.push(present.includes(image) ? image : await imageReference(image, source, present))
    } catch (error) {
      if (!(error instanceof UnreadableCell)) throw error
      problems.push({ column: 'images', reason: error.message })
    }
  }
  return problems.length > 0 ? { problems } : { vehicle: { ...result.data, images } }
}
