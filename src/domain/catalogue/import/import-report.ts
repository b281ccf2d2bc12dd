import { count } from '../../../content/format/number.ts'
import { plainLine } from '../../../content/format/plain-text.ts'
import { fieldLabel } from '../edits/edit-words.ts'
import type { RowProblem } from './import-row.ts'
import type { ReadAs } from './read-import.server.ts'
import type { Comparison } from './stock-difference.ts'

const MAX_WARNINGS_SHOWN = 20
/** A reason may quote a cell of any length. */
const MAX_REASON = 2000

export const countsInWords = ({ added, changed, removed, unchanged, kept }: Comparison): string =>
  `${count(added, 'vehicle')} added, ${changed} changed, ${removed} removed, ${unchanged} unchanged${kept ? `, ${kept} of other sources left alone` : ''}`

export function changesInWords({ added, changed, removed, examples, byHand }: Comparison): string {
  const { kept, lost } = byHand ?? { kept: 0, lost: [] }
  const lostShown = lost.slice(0, MAX_WARNINGS_SHOWN)
  return [
    ...examples.added.map(({ id, name }) => `+ ${id} (${name})`),
    ...more(added, examples.added.length, 'added'),
    ...examples.changed.map(({ id, changes }) => `~ ${id}${changes ? `: ${changes}` : ''}`),
    ...more(changed, examples.changed.length, 'changed'),
    ...examples.removed.map(({ id, name }) => `- ${id} (${name})`),
    ...more(removed, examples.removed.length, 'removed'),
    ...lostShown.map(
      ({ id, field, person, before, after }) =>
        `! ${id}: ${fieldLabel(field).toLowerCase()} ${before}, set by ${person}, is gone; the list says ${after} now`,
    ),
    ...more(lost.length, lostShown.length, 'values set by hand that are gone'),
    ...(kept > 0 ? [`${count(kept, 'value')} set by hand kept: the list still says what it said before`] : []),
  ].join('\n')
}

export function readAsInWords({ label, ignored, unsaid, warnings, warningCount }: ReadAs): string {
  return [
    `Read as ${label}.`,
    ...(ignored.length > 0 ? [plainLine(`Columns left out: ${ignored.join(', ')}`)] : []),
    ...(unsaid > 0
      ? [
          `${count(unsaid, 'added vehicle')} shown as new, although the file doesn't say so. A column New/Used says it, or \`state: =used\` in a map.`,
        ]
      : []),
    ...warningsInWords(warnings, warningCount),
  ].join('\n')
}

export function warningsInWords(warnings: readonly RowProblem[], count: number): string[] {
  const firstWarnings = warnings.slice(0, MAX_WARNINGS_SHOWN)
  return [
    ...firstWarnings.map((warning) => `warning: ${problemInWords(warning)}`),
    ...more(count, firstWarnings.length, 'warnings'),
  ]
}

/** Null when every row was read. */
export const leftOutInWords = ({ leftOutRows, problems }: ReadAs): string | null =>
  leftOutRows === 0
    ? null
    : `${count(leftOutRows, 'row')} left out; vehicles that they may be about stay as they were:\n${problemsInWords(problems, problems.length)}`

export function problemsInWords(problems: readonly RowProblem[], count: number): string {
  const rest = count > problems.length ? [`and ${count - problems.length} more`] : []
  return [...problems.map(problemInWords), ...rest].join('\n')
}

function problemInWords({ line, column, reason }: RowProblem): string {
  const words = plainLine(`line ${line}${column ? `, ${column}` : ''}: ${reason}`)
  return words.length > MAX_REASON ? `${words.slice(0, MAX_REASON)}...` : words
}

const more = (all: number, shownCount: number, kind: string): string[] =>
  all > shownCount ? [`  and ${all - shownCount} more ${kind}`] : []
