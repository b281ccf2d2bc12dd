import { count } from '../../src/content/format/number.ts'

/** Warns on standard error about vehicles that were left out because they do not fit the schema. */
export function warnOfUnreadable(vehicles: number): void {
  if (vehicles === 0) return
  process.stderr.write(
    `${count(vehicles, 'vehicle')} left out: see \`larkway inventory validate\` for what is wrong.\n`,
  )
}
