import { problemOf } from '../column-problem.ts'
import { applyPatch, type VehiclePatch } from '../edits/vehicle-patch.ts'
import type { StockedVehicle } from '../vehicle.ts'
import { stockedVehicle, UnreadableCell } from '../vehicle-fields.ts'
import { imageReference, type PictureSource } from './imported-pictures.server.ts'

type FieldProblem = { column: string; reason: string }

/** Checks new pictures, except those from other sites, but does not publish them. @param leavesOut whether to leave out a picture that can't be read instead of refusing the file */
export async function completeVehicle(
  id: string,
  patch: VehiclePatch,
  stocked: StockedVehicle | undefined,
  source: PictureSource,
  leavesOut = false,
): Promise<{ vehicle: StockedVehicle; leftOut: FieldProblem[] } | { problems: FieldProblem[] }> {
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
  return problems.length > 0 && !leavesOut ? { problems } : { vehicle: { ...result.data, images }, leftOut: problems }
}
