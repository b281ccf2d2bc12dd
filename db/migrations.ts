import type { Migration } from 'kysely'
import * as vehiclesAndContactMessages from './migrations/0001-vehicles-and-contact-messages.ts'
import * as deliveries from './migrations/0002-deliveries.ts'
import * as rateLimits from './migrations/0003-rate-limits.ts'

/** All migrations in order; the names are kept in the database. Add to the end, never change one that has shipped. */
export const migrations: Record<string, Migration> = {
  '0001-vehicles-and-contact-messages': vehiclesAndContactMessages,
  '0002-deliveries': deliveries,
  '0003-rate-limits': rateLimits,
}
