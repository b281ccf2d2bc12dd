import { monthPage as copy } from '../../../content/words/staff-month.words.ts'
import type { Counted } from './month-figures.server.ts'

const WIDTH = 360
const HEIGHT = 84
const GAP = 2.5
const LABEL_EVERY = 7

/** Sundays are pale. A table beside the chart has the numbers. */
export function DayChart({ days, label }: { days: readonly Counted[]; label: string }) {
  const most = Math.max(1, ...days.map(({ count }) => count))
  const step = WIDTH / Math.max(days.length, 28)
  const isSunday = (day: string) => Temporal.PlainDate.from(day).dayOfWeek === 7
  return (
    <svg width="100%" viewBox={`0 0 ${WIDTH} 128`} fill="currentColor" fontSize={11} role="img" aria-label={label}>
      {days.map(({ label: day, count }, index) => {
        const height = count === 0 ? 1 : (count / most) * HEIGHT
        const [x, y] = [index * step + GAP / 2, 106 - height]
        return (
          <g key={day}>
            <rect x={x} y={y} width={step - GAP} height={height} opacity={isSunday(day) ? 0.4 : undefined} />
            {count === most && count > 0 ? (
              <text x={x + (step - GAP) / 2} y={y - 5} textAnchor="middle">
                {count}
              </text>
            ) : null}
            {index % LABEL_EVERY === 0 ? (
              <text x={x} y={122}>
                {Number(day.slice(8))}
              </text>
            ) : null}
          </g>
        )
      })}
      <line x1={0} x2={WIDTH} y1={106.5} y2={106.5} stroke="currentColor" />
    </svg>
  )
}

export function Bars({ rows, head: [what, count] }: { rows: readonly Counted[]; head: readonly [string, string] }) {
  const most = Math.max(1, ...rows.map((row) => row.count))
  return (
    <table className="desk-table">
      <caption className="sr-only">{`${what}: ${count}`}</caption>
      <tbody>
        {rows.map((row) => (
          <tr key={row.label}>
            <th scope="row">{row.label}</th>
            <td className="desk-bars">
              <svg
                width="100%"
                height={10}
                viewBox="0 0 100 10"
                preserveAspectRatio="none"
                fill="currentColor"
                aria-hidden
              >
                <rect width={(row.count / most) * 100} height={10} />
              </svg>
            </td>
            <td>
              <b>{row.count}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type FiguresProps = { head: readonly string[]; rows: readonly (readonly string[])[] }

export const Figures = ({ head, rows }: FiguresProps) =>
  rows.length === 0 ? (
    <p>{copy.none}</p>
  ) : (
    <table className="desk-table">
      <thead>
        <tr>
          {head.map((text) => (
            <th key={text} scope="col">
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first = '', ...rest], row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the page is rendered once
          <tr key={row}>
            <th scope="row">{first}</th>
            {rest.map((text, column) => (
              <td key={head[column + 1]}>{text}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
