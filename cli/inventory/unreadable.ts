import { count } from '../command/output.ts'

/** Warns on standard error that vehicles which do not fit the schema are left out. */
export function warnOfUnreadable(vehicles: number): void {
  if (vehicles === 0) return
  process.stderr.write(
    `${count(vehicles, 'vehicle')} left out: see \`larkway inventory validate\` for what is wrong.\n`,
  )
}
