import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type SiteClock = {
  /** The environment of processes that use this clock. */
  env: Record<string, string>
  set: (instant: string) => Promise<void>
  remove: () => Promise<void>
}

/** A clock for the site and its commands that can be set while they run. */
export async function siteClock(instant: string): Promise<SiteClock> {
  const folder = await mkdtemp(join(tmpdir(), 'larkway-clock-'))
  const file = join(folder, 'offset')
  // The test's own clock may be moved as well.
  const now = () => Math.round(performance.timeOrigin + performance.now())
  const set = (to: string) => writeFile(file, String(Date.parse(to) - now()))
  await set(instant)
  return {
    env: { NODE_OPTIONS: `--import=${join(import.meta.dirname, 'moved-clock.mjs')}`, LARKWAY_TEST_CLOCK: file },
    set,
    remove: () => rm(folder, { recursive: true }),
  }
}
