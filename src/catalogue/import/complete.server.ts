import type { StockedVehicle } from '../vehicle.ts'
import { stockedVehicle } from '../vehicle-schema.ts'
import { BadCell, type Given, type Problem } from './columns.ts'
import { imageReference } from './local-pictures.server.ts'
import { merge } from './merge.ts'
import { reasonOf } from './reasons.ts'

export type CompleteOptions = {
  /** Where relative paths of pictures begin. */
  folder: string
  problem: (problem: Omit<Problem, 'line'>) => void
}

/**
 * A whole vehicle from what is given and what is in stock, its new pictures checked and marked (see
 * local-pictures.server.ts). undefined when it cannot be; `problem` has been told why.
 */
export async function completeVehicle(
  given: Given,
  id: string,
  old: StockedVehicle | undefined,
  { folder, problem }: CompleteOptions,
): Promise<StockedVehicle | undefined> {
  const result = stockedVehicle.safeParse({ ...merge(old, given), id })
  if (!result.success) {
    for (const issue of result.error.issues) problem(reasonOf(issue))
    return undefined
  }
  const images: string[] = []
  for (const image of result.data.images) {
    try {
      images.push(old?.images.includes(image) ? image : await imageReference(image, folder, old?.images ?? []))
    } catch (error) {
      if (!(error instanceof BadCell)) throw error
      problem({ column: 'images', reason: error.message })
    }
  }
  return { ...result.data, images }
}
