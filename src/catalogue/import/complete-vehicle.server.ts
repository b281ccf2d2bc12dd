import { problemOf } from '../schema-problems.ts'
import type { StockedVehicle } from '../vehicle.ts'
import { stockedVehicle, UnreadableCell } from '../vehicle-fields.ts'
import { applyPatch, type VehiclePatch } from '../vehicle-patch.ts'
import { imageReference, type PictureSource, RemotePictureFailure } from './pictures.server.ts'

type FieldProblem = { column: string; reason: string }

/**
 * Applies a patch to a vehicle in stock, or to none for a new one, validates the result and marks its new
 * pictures to be published (see pictures.server.ts). Returns the vehicle or its problems; `unfetched` lists
 * pictures of other sites that were left out.
 */
export async function completeVehicle(
  id: string,
  patch: VehiclePatch,
  stocked: StockedVehicle | undefined,
  source: PictureSource,
): Promise<{ vehicle: StockedVehicle; unfetched: FieldProblem[] } | { problems: FieldProblem[] }> {
  const result = stockedVehicle.safeParse({ ...applyPatch(stocked, patch), id })
  if (!result.success) return { problems: result.error.issues.map(problemOf) }
  const present = stocked?.images ?? []
  const images: string[] = []
  const problems: FieldProblem[] = []
  const unfetched: FieldProblem[] = []
  for (const image of result.data.images) {
    try {
      images.push(present.includes(image) ? image : await imageReference(image, source, present))
    } catch (error) {
      if (!(error instanceof UnreadableCell)) throw error
      const list = source.skipUnfetched && error instanceof RemotePictureFailure ? unfetched : problems
      list.push({ column: 'images', reason: error.message })
    }
  }
  return problems.length > 0 ? { problems } : { vehicle: { ...result.data, images }, unfetched }
}
