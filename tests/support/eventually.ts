import { expect } from 'vitest'

/** Polls until other processes or timers have done their work; waits long enough for a busy machine. */
export const eventually = <T>(read: () => T) => expect.poll(read, { timeout: 60_000, interval: 20 })
