import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { durationText } from '../../../content/format/duration.ts'
import { usd } from '../../../content/format/money.ts'
import { monthPage as copy } from '../../../content/words/staff-month.ts'
import { median } from '../../../domain/leads/work/answer-times.ts'
import type { Counted, MonthFigures } from '../../../domain/monitoring/month-figures.server.ts'
import { visitDays } from '../../../server/web-vitals/visit-days.ts'
import { Bars, DayChart, Figures } from './charts.tsx'
import { measuredVisits, speedRows } from './speed-rows.ts'

type View = {
  figures: MonthFigures
  former: MonthFigures
  formerName: string
  csv: string
  before: string
  after: string | undefined
}

const halfSold = ({ sold }: MonthFigures): string => {
  const days = sold.flatMap((sale) => sale.days ?? [])
  return days.length > 0 ? copy.days(Math.round(median(days))) : '–'
}
const halfAnswered = ({ answers }: MonthFigures): string =>
  answers.answered ? durationText(answers.answered.median.open) : '–'

export function MonthPage({ figures, former, formerName, csv, before, after }: View) {
  const sums = [
    [copy.messages, String(figures.messages), String(former.messages)],
    [copy.untilAnswered, halfAnswered(figures), halfAnswered(former)],
    [copy.sold, String(figures.sold.length), String(former.sold.length)],
    [copy.onLot, halfSold(figures), halfSold(former)],
  ] as const
  const waiting = figures.waitedFor.reduce((sum, { people }) => sum + people, 0)
  return (
    <div className="desk-stack">
      <nav className="desk-btns" aria-label={copy.before}>
        <a className="btn" href={before}>
          <ChevronLeft className="icon" aria-hidden /> {copy.before}
        </a>
        {after ? (
          <a className="btn" href={after}>
            {copy.after} <ChevronRight className="icon" aria-hidden />
          </a>
        ) : null}
      </nav>
      <dl className="desk-sums">
        {sums.map(([what, value, earlier]) => (
          <div key={what}>
            <dt>
              {what} <small>{copy.inMonth(earlier, formerName)}</small>
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>
            {copy.waiting} <small>{copy.now}</small>
          </dt>
          <dd>{waiting}</dd>
        </div>
      </dl>
      <div className="desk-cols desk-cols--2">
        <Part title={copy.byDay} hint={copy.byDayHint(figures.messages, figures.byDay.length)}>
          <DayChart days={figures.byDay} label={copy.byDay} />
          <details>
            <summary>{copy.numbers}</summary>
            <Figures
              head={[copy.day, copy.count]}
              rows={figures.byDay.map(({ label, count }) => [label, String(count)])}
            />
          </details>
        </Part>
        <Counts title={copy.byEnd} rows={figures.byEnd} />
        <Counts title={copy.byTopic} rows={figures.byTopic} />
        <Counts title={copy.bySource} rows={figures.bySource} />
        <Counts title={copy.byCart} rows={figures.byCart} />
        <Answers title={copy.answersByPerson} who={copy.who} rows={figures.answers.byPerson} />
        <Answers title={copy.answersByShowroom} who={copy.showroom} rows={figures.answers.byShowroom} />
        <Part title={copy.carts}>
          <Figures
            head={[copy.cart, copy.soldFor, copy.daysOnLot]}
            rows={figures.sold.map(({ vehicleName, price, days }) => [
              vehicleName,
              price === null ? copy.notEntered : usd(price),
              days === null ? '' : String(days),
            ])}
          />
        </Part>
        <Counts
          title={copy.waitedFor}
          rows={figures.waitedFor.map(({ text, people }) => ({ label: text, count: people }))}
          of={copy.people}
          hint={copy.now}
        />
        <Part title={copy.speed} hint={copy.measured(measuredVisits(figures.visits), visitDays)}>
          <Figures
            head={[copy.speedOf, copy.narrow, copy.wide, copy.good]}
            rows={speedRows(figures.visits).map(({ label, narrow, wide, good }) => [label, narrow, wide, good])}
          />
        </Part>
        <section className="desk-sec desk-noprint">
          <h2>{copy.along}</h2>
          <p>{copy.print}</p>
          <a className="btn" href={csv}>
            {copy.csv}
          </a>
        </section>
      </div>
    </div>
  )
}

function Part({ title, hint, children }: { title: string; hint?: string | undefined; children: ReactNode }) {
  return (
    <section className="desk-sec">
      <h2>{title}</h2>
      {children}
      {hint ? <p className="hint">{hint}</p> : null}
    </section>
  )
}

const MOST_BARS = 8

type CountsProps = { title: string; rows: readonly Counted[]; of?: string; hint?: string }

/** The remaining ones are in the list of figures. */
function Counts({ title, rows, of = copy.count, hint }: CountsProps) {
  const rest = rows.slice(MOST_BARS)
  return (
    <Part title={title} hint={rows.length === 0 ? copy.none : hint}>
      {rows.length > 0 ? <Bars rows={rows.slice(0, MOST_BARS)} head={[title, of]} /> : null}
      {rest.length > 0 ? (
        <details>
          <summary>{copy.more(rest.length)}</summary>
          <Figures head={[title, of]} rows={rest.map(({ label, count }) => [label, String(count)])} />
        </details>
      ) : null}
    </Part>
  )
}

type AnswersProps = { title: string; who: string; rows: MonthFigures['answers']['byPerson'] }

const Answers = ({ title, who, rows }: AnswersProps) => (
  <Part title={title} hint={copy.answersHint}>
    <Figures
      head={[who, copy.answered, copy.half, copy.slowest, copy.open]}
      rows={rows.map(({ name, answered, open }) => [
        name,
        String(answered?.count ?? 0),
        answered ? durationText(answered.median.open) : '',
        answered ? durationText(answered.slowest.open) : '',
        String(open),
      ])}
    />
  </Part>
)
