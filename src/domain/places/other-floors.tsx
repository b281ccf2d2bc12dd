import { otherFloors } from '../../content/dealer/facts/hours.facts.ts'
import { physicalShowrooms } from '../../content/dealer/facts/showrooms.facts.ts'
import { nearRows } from './dated-rows.functions.ts'

/** A line for each showroom whose hours differ from the dealership's, always or on some day. */
export function OtherFloors({ className }: { className: string }) {
  const dated = nearRows(physicalShowrooms.map(({ id }) => id)).filter(
    (row) => row.for && !row.for.includes('dealership'),
  )
  return [...otherFloors.map(({ line }) => line), ...dated.map(({ text }) => text)].map((line) => (
    <p className={className} key={line}>
      {line}
    </p>
  ))
}
