import { env } from '../../platform/env.server.ts'
import { hourlyLimiter, type Limiter } from '../../platform/limits.server.ts'

let limiter: Limiter | undefined

/** CONTACT_LIMIT messages an hour and client. */
export function contactLimiter(): Limiter {
  limiter ??= hourlyLimiter('contact', env().CONTACT_LIMIT, env().DATABASE_URL)
  return limiter
}
