import { HoursRefused } from '../../src/domain/hours/hours-changes.server.ts'
import { usageError } from '../command/failure.ts'

/** `today` and `tomorrow` as dates; anything else as it is. */
export function dayNamed(text: string, today: string): string {
  if (text === 'today') return today
  return text === 'tomorrow' ? String(Temporal.PlainDate.from(today).add({ days: 1 })) : text
}

/** Turns HoursRefused into a usage error. @throws Failure */
export async function orUsageError<T>(change: Promise<T>): Promise<T> {
  return change.catch((error: unknown) => {
    if (error instanceof HoursRefused) throw usageError(error.message, error.fix)
    throw error
  })
}
