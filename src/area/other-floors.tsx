import { otherFloors } from '../dealer/facts/hours.ts'

/** Beside the dealership's hours: a line for each showroom that keeps others. */
export const OtherFloors = ({ className }: { className: string }) =>
  otherFloors.map(({ line }) => (
    <p className={className} key={line}>
      {line}
    </p>
  ))
