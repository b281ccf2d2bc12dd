import { readFileSync } from 'node:fs'
import type { Site } from '../tests/support/running-site.ts'

/** The unit of CPU time in /proc on every Linux that Node supports. */
const TICK_MS = 10

/** Resident memory of the site's largest process, in MB. */
export function residentMb({ process: { pid } }: Site): number {
  const workers = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean)
  const kilobytes = [String(pid), ...workers].map((process) =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${process}/status`, 'utf8'))?.[1]),
  )
  return Math.round(Math.max(...kilobytes) / 1024)
}

/** CPU time that a single-process site has used so far, in ms. */
export function cpuMs(site: Site): number {
  const [, fields = ''] = readFileSync(`/proc/${site.process.pid}/stat`, 'utf8').split(') ')
  const [user, system] = fields.split(' ').slice(11, 13).map(Number)
  return ((user ?? 0) + (system ?? 0)) * TICK_MS
}
