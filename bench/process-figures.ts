import { readFileSync } from 'node:fs'
import type { Site } from '../tests/support/running-site.ts'

/** The unit of CPU time in /proc on every Linux that Node supports. */
const TICK_MS = 10

/** Resident memory of the site's largest process, in MB. */
export const residentMb = (site: Site): number => Math.round(Math.max(...residentKb(site)) / 1024)

/** Resident memory of all processes of the site, in MB. Shared memory is counted once per process. */
export const totalResidentMb = (site: Site): number =>
  Math.round(residentKb(site).reduce((sum, kilobytes) => sum + kilobytes, 0) / 1024)

function residentKb({ process: { pid } }: Site): number[] {
  const workers = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean)
  return [String(pid), ...workers].map((process) =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${process}/status`, 'utf8'))?.[1]),
  )
}

/** Memory that a single-process site shares with no other process, in MB. */
export function ownMb({ process: { pid } }: Site): number {
  const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
  const own = [...rollup.matchAll(/^Private_\w+:\s+(\d+)/gm)].map(([, kilobytes]) => Number(kilobytes))
  return Math.round(own.reduce((sum, kilobytes) => sum + kilobytes, 0) / 1024)
}

/** CPU time that a single-process site has used so far, in ms. */
export function cpuMs(site: Site): number {
  const [, fields = ''] = readFileSync(`/proc/${site.process.pid}/stat`, 'utf8').split(') ')
  const [user, system] = fields.split(' ').slice(11, 13).map(Number)
  return ((user ?? 0) + (system ?? 0)) * TICK_MS
}
