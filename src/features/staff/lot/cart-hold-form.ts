import { lotErrors } from '../../../content/words/lot.words.ts'
import { isDate } from '../../../domain/rentals/check-rental-days.ts'
import { addDays } from '../../../domain/rentals/rental-days.ts'
import { readField } from './cart-form.ts'
import type { HoldTyped } from './cart-view.ts'
import { dayWords, dealerToday } from './lot-day-words.ts'

export const MAX_NAME = 80
const MOST_DAYS = 60

type HoldForm =
  | { until: string; customer: string; deposit: number | undefined }
  | { typed: HoldTyped; errors: Readonly<Record<string, string>> }

export function readHoldForm(form: URLSearchParams, now: Date): HoldForm {
  const typed = {
    until: (form.get('until') ?? '').trim(),
    deposit: (form.get('deposit') ?? '').trim(),
    customer: (form.get('customer') ?? '').trim().slice(0, MAX_NAME),
  }
  const today = dealerToday(now)
  const last = addDays(today, MOST_DAYS)
  const isInTime = isDate(typed.until) && typed.until >= today && typed.until <= last
  const deposit = readField('price', typed.deposit)
  const errors = {
    ...(!isInTime && { until: lotErrors.until(dayWords(last, now)) }),
    ...('error' in deposit && { deposit: lotErrors.deposit }),
  }
  if (Object.keys(errors).length > 0 || !('value' in deposit)) return { typed, errors }
  const amount = typeof deposit.value === 'number' ? deposit.value : undefined
  return { until: typed.until, customer: typed.customer, deposit: amount }
}
