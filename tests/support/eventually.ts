import { expect } from 'vitest'

/** For what other processes and timers bring about: waits as long as a loaded machine may need. */
export const eventually = <T>(read: () => T) => expect.poll(read, { timeout: 30_000, interval: 20 })
