import type { Work } from '../../../server/database/jobs/run-jobs.server.ts'
import { runAtLowPriority } from '../../../server/system/low-priority.server.ts'

const DEADLINE_MS = 5 * 60_000

/** @param maker path of bin/make-photo-sizes.ts */
export const photoSizes = (maker: string): Work => ({
  queue: { table: 'jobs', kind: 'photo sizes' },
  attemptMs: DEADLINE_MS,
  async run({ about: address }, signal) {
    const { code, output } = await runAtLowPriority(maker, [address], { signal })
    if (code !== 0) throw new Error(output)
    return undefined
  },
})
