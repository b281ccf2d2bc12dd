import { openMsBetween } from '../../hours/dealer-hours.ts'
import type { LeadAction } from './lead-outcomes.ts'

type AnswerStep = { person: string; action: LeadAction; at: string }

/** Steps that haven't been undone. */
export function standing<S extends Pick<AnswerStep, 'action'>>(steps: readonly S[]): S[] {
  const left: S[] = []
  for (const step of steps) {
    if (step.action === 'undo') left.pop()
    else left.push(step)
  }
  return left
}

const isAnswer = ({ action }: Pick<AnswerStep, 'action'>): boolean =>
  ['answered', 'sold', 'not-a-buyer'].includes(action)

/** The step with which somebody first took a message, and the step that first answered it. */
export function milestones<S extends Pick<AnswerStep, 'action'>>(
  steps: readonly S[],
): { taken: S | undefined; answered: S | undefined } {
  const left = standing(steps)
  return { taken: left.find(({ action }) => action !== 'real'), answered: left.find(isAnswer) }
}

/** In milliseconds, both in opening hours and by the clock. */
export type Wait = { open: number; clock: number }

export const waitBetween = (from: string, to: string): Wait => ({
  open: openMsBetween(new Date(from), new Date(to)),
  clock: Math.max(0, Date.parse(to) - Date.parse(from)),
})

export type Times = { count: number; median: Wait; slowest: Wait }

/** @returns undefined if there are none, rather than a wait of zero */
export function timesOf(waits: readonly Wait[]): Times | undefined {
  if (waits.length === 0) return undefined
  const open = waits.map((wait) => wait.open)
  const clock = waits.map((wait) => wait.clock)
  return {
    count: waits.length,
    median: { open: median(open), clock: median(clock) },
    slowest: { open: Math.max(...open), clock: Math.max(...clock) },
  }
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const [low = 0, high = low] = sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1)
  return (low + high) / 2
}
