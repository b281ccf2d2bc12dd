const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

const pauses = [1, 4, 10, 15, 30, 60, 120, 240, 480, 480, 720, 720, 720, 720].map((minutes) => minutes * MINUTE_MS)

/** Delays of three days in total; then undefined, which means giving up. Counts attempts, not time, so that a site that was down for a week still retries. */
export const pauseAfter = (failedAttempts: number): number | undefined => pauses[failedAttempts - 1]

export const pauseOfRecurring = (failedAttempts: number): number =>
  Math.min(pauseAfter(failedAttempts) ?? HOUR_MS, HOUR_MS)
