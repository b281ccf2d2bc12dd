import { timeZoneName } from '../content/facts/time-zone.ts'
import { clockText } from '../format/opening-hours.ts'
import type { OpeningState } from './opening-state.ts'

export function OpeningWords({ state }: { state: OpeningState }) {
  if (state.open) {
    return (
      <>
        <b>Open now</b> until {clockText(state.until)} {timeZoneName}
      </>
    )
  }
  const { next } = state
  if (!next) return <b>Closed now</b>
  return (
    <>
      <b>Closed now.</b> Opens {next.day} at {clockText(next.at)} {timeZoneName}
    </>
  )
}
