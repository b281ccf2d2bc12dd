import { count } from '../../src/content/format/number.ts'

/** Vehicles that do not fit the schema are left out; this says so on standard error. */
export function warnOfUnreadable(vehicles: number): void {
  if (vehicles === 0) return
  process.stderr.write(
    `${count(vehicles, 'vehicle')} left out: see \`larkway inventory validate\` for what is wrong.\n`,
  )
}
