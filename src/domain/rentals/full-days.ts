import * as z from 'zod/mini'
import { estimateQuery } from './estimate-address.ts'
import type { EstimateSearch } from './estimate-search.ts'

/** Why not all carts of an estimate are available, or can be picked up or returned, on its dates, and the nearest free dates of the same length. */
const fullDays = z.object({
  heading: z.string(),
  text: z.string(),
  nearest: z.array(z.object({ from: z.string(), to: z.string(), label: z.string() })),
})
export type FullDays = z.infer<typeof fullDays>

const answer = z.object({ full: z.optional(fullDays) })

const ANSWER_WITHIN_MS = 5000

/** undefined if the dates are free, and also if the site doesn't answer, since an estimate doesn't promise its dates anyway. */
export async function fetchFullDays(search: EstimateSearch): Promise<FullDays | undefined> {
  const tooLate = new AbortController()
  setTimeout(() => tooLate.abort(), ANSWER_WITHIN_MS)
  try {
    const response = await fetch(`/api/rentals/full-days?${estimateQuery(search)}`, { signal: tooLate.signal })
    return response.ok ? answer.parse(await response.json()).full : undefined
  } catch {
    return undefined
  }
}
