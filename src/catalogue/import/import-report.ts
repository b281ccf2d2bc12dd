import type { Problem } from './import-row.ts'
import type { ReadAs } from './import-stock.server.ts'
import type { Comparison } from './stock-difference.ts'

const MAX_WARNINGS_SHOWN = 20

export const changesNothing = ({ added, changed, removed }: Comparison): boolean => added + changed + removed === 0

/** `3 vehicles added, 1 changed, 0 removed, 32 unchanged` */
export const countsInWords = ({ added, changed, removed, unchanged }: Comparison): string =>
  `${added} ${added === 1 ? 'vehicle' : 'vehicles'} added, ${changed} changed, ${removed} removed, ${unchanged} unchanged`

/** What an import changes, a line each, with the counts at the end. */
export function comparisonInWords(comparison: Comparison): string {
  const { added, changed, removed, examples } = comparison
  return [
    ...examples.added.map(({ id, name }) => `+ ${id} (${name})`),
    ...more(added, examples.added.length, 'added'),
    ...examples.changed.map(({ id, changes }) => `~ ${id}${changes ? `: ${changes}` : ''}`),
    ...more(changed, examples.changed.length, 'changed'),
    ...examples.removed.map(({ id, name }) => `- ${id} (${name})`),
    ...more(removed, examples.removed.length, 'removed'),
    countsInWords(comparison),
  ].join('\n')
}

export function readAsInWords({ label, ignored, warnings, warningCount }: ReadAs): string {
  const shown = warnings.slice(0, MAX_WARNINGS_SHOWN)
  return [
    `Read as ${label}.`,
    ...(ignored.length > 0 ? [`Columns left out: ${ignored.join(', ')}`] : []),
    ...shown.map((warning) => `warning: ${problemInWords(warning)}`),
    ...more(warningCount, shown.length, 'warnings'),
  ].join('\n')
}

/** @param count how many there are, of which `problems` are the first */
export function problemsInWords(problems: readonly Problem[], count: number): string {
  const rest = count > problems.length ? [`and ${count - problems.length} more`] : []
  return [...problems.map(problemInWords), ...rest].join('\n')
}

const problemInWords = ({ line, column, reason }: Problem): string =>
  `line ${line}${column ? `, ${column}` : ''}: ${reason}`

const more = (all: number, shown: number, kind: string): string[] =>
  all > shown ? [`  and ${all - shown} more ${kind}`] : []
