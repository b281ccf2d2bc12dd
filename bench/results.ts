import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'

const file = join(import.meta.dirname, 'results.md')
const heading =
  '# What the benches measured\n\nWritten by the commands of [README.md](README.md); each replaces its own section.\n'

export type Row = Record<string, string | number>

/** Prints a table and replaces the benchmark's section of results.md with it. */
export function report(bench: string, notes: string, rows: readonly Row[]): void {
  console.table(rows)
  const columns = Object.keys(rows[0] ?? {})
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`
  const table = [line(columns), line(columns.map(() => '---')), ...rows.map((row) => line(Object.values(row)))].join(
    '\n',
  )
  const section = `## ${bench}\n\n${notes}\n${machine()}\n\n${table}\n`
  const text = existsSync(file) ? readFileSync(file, 'utf8') : heading
  const [head = heading, ...sections] = text.split(/^(?=## )/m)
  const others = sections.filter((other) => !other.startsWith(`## ${bench}\n`)).map((other) => other.trimEnd())
  const all = [...others, section.trimEnd()].sort()
  writeFileSync(file, `${head.trimEnd()}\n\n${all.join('\n\n')}\n`)
}

const machine = (): string =>
  `${cpus()[0]?.model.trim()}, ${cpus().length} cores, Node ${process.version}, load average ${loadavg()[0]?.toFixed(1)}, ${new Date().toISOString().slice(0, 16)}Z.`

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
