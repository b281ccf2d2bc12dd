import { retentionDays } from '../../platform/retention-days.functions.ts'

/** How long a message is kept here, which whoever runs the site may have set. */
export function RetentionPeriod() {
  const days = retentionDays()
  return `${days} ${days === 1 ? 'day' : 'days'}`
}
