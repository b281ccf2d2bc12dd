import { clockText } from '../../content/format/opening-hours.ts'
import type { OpeningState } from './opening-state.ts'

/** @param zone the time zone; left out where it's clear, such as next to the showroom's address */
export function OpeningWords({ state, zone = '' }: { state: OpeningState; zone?: string }) {
  if (state.open) {
    return (
      <>
        <b>Open now</b> until {clockText(state.until)} {zone}
      </>
    )
  }
  const { next, today = 'Closed now' } = state
  if (!next) return <b>{today}</b>
  return (
    <>
      <b>{today}.</b> Opens {next.day} at {clockText(next.at)} {zone}
    </>
  )
}
