const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** Pauses after the first, second, ... failed attempt; three days in total. */
const pauses = [
  1 * MINUTE_MS,
  4 * MINUTE_MS,
  10 * MINUTE_MS,
  15 * MINUTE_MS,
  30 * MINUTE_MS,
  1 * HOUR_MS,
  2 * HOUR_MS,
  4 * HOUR_MS,
  8 * HOUR_MS,
  8 * HOUR_MS,
  12 * HOUR_MS,
  12 * HOUR_MS,
  12 * HOUR_MS,
  12 * HOUR_MS,
]

/**
 * Milliseconds to wait after a number of failed attempts; undefined when it is time to give up.
 * Counts attempts rather than hours, so that a site that was down for a week still retries.
 */
export const pauseAfter = (failedAttempts: number): number | undefined => pauses[failedAttempts - 1]
