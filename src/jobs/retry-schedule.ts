const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** Pauses after the first, second, ... failed attempt; three days in total. */
const pauses = [1, 4, 10, 15, 30, 60, 120, 240, 480, 480, 720, 720, 720, 720].map((minutes) => minutes * MINUTE_MS)

/**
 * Milliseconds to wait after a number of failed attempts; undefined when it is time to give up.
 * Counts attempts rather than hours, so that a site that was down for a week still retries.
 */
export const pauseAfter = (failedAttempts: number): number | undefined => pauses[failedAttempts - 1]

/** The same for work that comes again, which is never given up. */
export const pauseOfRecurring = (failedAttempts: number): number =>
  Math.min(pauseAfter(failedAttempts) ?? HOUR_MS, HOUR_MS)
