import { otherFloors } from '../../content/dealer/facts/hours.facts.ts'
import { physicalShowrooms } from '../../content/dealer/facts/showrooms.facts.ts'
import { nearRows } from './dated-hours-rows.functions.ts'

/** A line for each showroom whose usual hours differ from the dealership's, and for each date in the next two weeks on which only a showroom's change. */
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
