import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { business } from '../../../content/dealer/facts/business.facts.ts'
import { durationText } from '../../../content/format/duration.ts'
import { usd } from '../../../content/format/money.ts'
import { monthPage as copy } from '../../../content/words/staff-month.words.ts'
import { median } from '../../../domain/leads/work/answer-times.ts'
import { visitDays } from '../../../server/web-vitals/visit-days.ts'
import { Bars, DayChart, Figures } from './month-charts.tsx'
import type { Counted, MonthFigures } from './month-figures.server.ts'
import { measuredVisits, speedRows } from './month-speed-rows.ts'

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
  const earlier = (value: string) => copy.inMonth(value, formerName)
  const waiting = figures.waitedFor.reduce((sum, { people }) => sum + people, 0)
  const sums = [
    [copy.messages(figures.messages), String(figures.messages), earlier(String(former.messages))],
    [copy.untilAnswered, halfAnswered(figures), earlier(halfAnswered(former))],
    [copy.sold(figures.sold.length), String(figures.sold.length), earlier(String(former.sold.length))],
    [copy.onLot, halfSold(figures), earlier(halfSold(former))],
    [copy.waiting(waiting), String(waiting), copy.now],
  ] as const
  return (
    <div className="desk-stack">
      <p className="hint">{business.name}</p>
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
      <ul className="desk-fields">
        {sums.map(([what, value, note]) => (
          <li key={what}>
            <b className="display h3">{value}</b>
            <p>{what}</p>
            <p className="hint">{note}</p>
          </li>
        ))}
      </ul>
      <div className="desk-cols">
        <Part title={copy.byDay} hint={copy.byDayHint(figures.messages, figures.byDay.length)}>
          <div className="desk-bars">
            <DayChart days={figures.byDay} label={copy.byDay} />
          </div>
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
        <nav className="desk-stack" aria-label={copy.along}>
          <h2>{copy.along}</h2>
          <p>{copy.print}</p>
          <a className="btn" href={csv}>
            {copy.csv}
          </a>
        </nav>
      </div>
    </div>
  )
}

function Part({ title, hint, children }: { title: string; hint?: string | undefined; children: ReactNode }) {
  return (
    <section className="desk-stack">
      <h2>{title}</h2>
      {children}
      {hint ? <p className="hint">{hint}</p> : null}
    </section>
  )
}

const MOST_BARS = 8

type CountsProps = { title: string; rows: readonly Counted[]; of?: string; hint?: string }

/** Shows the first MOST_BARS rows as bars, and the rest in a table of figures. */
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
