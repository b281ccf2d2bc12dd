import type { ReactNode } from 'react'
import { capitalized } from '../../../content/format/capitalized.ts'
import { listTime } from '../../hours/dealer-hours.ts'
import { columns, link, paragraph, smallPrint, strong } from '../../leads/channels/mail-parts.ts'
import {
  answerColumns,
  answerSummary,
  answerTables,
  openSummary,
  timesText,
} from '../../leads/work/answer-time-text.ts'
import type { AnswerTimes } from '../../leads/work/answer-times.server.ts'

const TITLE = 'Answers'

const saysNothing = ({ taken, answered, open }: AnswerTimes): boolean => !taken && !answered && open.count === 0

const oldest = ({ open: { oldest: lead } }: AnswerTimes): string =>
  lead ? `The oldest: ${lead.name}, ${listTime(lead.receivedAt)}` : ''

/** Uses lines instead of columns, since phones would wrap columns of plain text. */
export function answersText(answers: AnswerTimes): string {
  if (saysNothing(answers)) return ''
  const { link: address } = answers.open.oldest ?? {}
  const tables = answerTables(answers).flatMap(({ by, rows }) => [
    `${capitalized(by)}:`,
    ...rows.map(({ name, taken, answered, open }) => {
      const [untilTaken, untilAnswered] = [taken, answered].map((times) => timesText(times).filter(Boolean).join(', '))
      const parts = [
        untilTaken && `taken in ${untilTaken}`,
        untilAnswered && `answered in ${untilAnswered}`,
        open > 0 && `${open} open`,
      ]
      return `- ${name}: ${parts.filter((part) => part).join('; ')}`
    }),
  ])
  const lines = [
    ...answerSummary(answers),
    openSummary(answers),
    oldest(answers),
    address && `    ${address}`,
    ...tables,
  ]
  return [TITLE, '-'.repeat(TITLE.length), ...lines.filter((line) => line)].join('\n')
}

export function answersHtml(answers: AnswerTimes): ReactNode[] {
  if (saysNothing(answers)) return []
  const { oldest: lead } = answers.open
  return [
    paragraph(strong(TITLE)),
    ...answerSummary(answers).map((line) => smallPrint(line)),
    smallPrint(openSummary(answers), ...(lead ? ['. ', link(lead.link, oldest(answers))] : [])),
    ...answerTables(answers).map(({ by, rows }) =>
      columns(
        [by, ...answerColumns],
        rows.map(({ name, taken, answered, open }) => [[name], timesText(taken), timesText(answered), [String(open)]]),
      ),
    ),
  ]
}
