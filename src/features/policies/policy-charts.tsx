import type { CSSProperties } from 'react'
import {
  monthlyHeadcount,
  peakHeadcount,
  surveyScale,
  surveyScores,
} from '../../content/dealer/facts/staffing.facts.ts'
import { oneDecimal } from '../../content/format/number.ts'

const percentOf = (part: number, whole: number): string => `${oneDecimal((100 * part) / whole)}%`

/** Decorative: the table below has the same figures. */
export function HeadcountChart() {
  return (
    <div className="headcount" aria-hidden>
      {monthlyHeadcount.map(({ month, people }) => {
        const size: CSSProperties & Record<'--share', string> = { '--share': percentOf(people, peakHeadcount) }
        return (
          <div key={month} className={people === peakHeadcount ? 'headcount__peak' : undefined}>
            <span className="headcount__column" style={size}>
              <b>{people}</b>
            </span>
            <span>{month}</span>
          </div>
        )
      })}
    </div>
  )
}

/** Decorative: the table below has the same figures. */
export function SurveyChart() {
  const { min, max } = surveyScale
  return (
    <ul className="survey-scores" aria-hidden>
      {surveyScores.map(({ question, score }) => {
        const size: CSSProperties & Record<'--share', string> = { '--share': percentOf(score - min, max - min) }
        return (
          <li key={question}>
            <span>{question}</span>
            <span className="survey-scores__bar" style={size} />
            <b>{oneDecimal(score)}</b>
          </li>
        )
      })}
    </ul>
  )
}
