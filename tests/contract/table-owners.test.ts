import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** The only folder whose code reads and writes each table; other code calls that code. */
const owners = {
  vehicles: 'src/domain/catalogue/',
  vehicle_aliases: 'src/domain/catalogue/',
  stock_revision: 'src/domain/catalogue/',
  removed_vehicles: 'src/domain/catalogue/',
  stock_sources: 'src/domain/catalogue/',
  hand_changes: 'src/domain/catalogue/',
  held_values: 'src/domain/catalogue/',
  vehicle_notes: 'src/domain/catalogue/',
  kept_carts: 'src/domain/catalogue/',
  cart_holds: 'src/domain/catalogue/',
  cart_sales: 'src/domain/catalogue/',
  carts_off_site: 'src/domain/catalogue/',
  unused_photos: 'src/domain/catalogue/',
  contact_messages: 'src/domain/leads/',
  deliveries: 'src/domain/leads/',
  privacy_requests: 'src/domain/leads/',
  push_subscriptions: 'src/domain/leads/',
  push_keys: 'src/domain/leads/',
  lead_people: 'src/domain/leads/',
  lead_work: 'src/domain/leads/',
  lead_steps: 'src/domain/leads/',
  lead_events: 'src/domain/leads/',
  saved_replies: 'src/domain/leads/',
  staff: 'src/domain/staff/',
  ended_links: 'src/domain/staff/',
  staff_log: 'src/domain/staff/',
  staff_passkeys: 'src/domain/staff/',
  staff_challenges: 'src/domain/staff/',
  lead_pictures: 'src/domain/leads/',
  watches: 'src/domain/waitlist/',
  watch_links: 'src/domain/waitlist/',
  jobs: 'src/server/database/jobs/',
  write_probe: 'src/server/database/',
  incidents: 'src/domain/monitoring/',
  rental_blocks: 'src/domain/rentals/',
  rental_holds: 'src/domain/rentals/',
  calendar_feeds: 'src/domain/staff/',
  hours_changes: 'src/domain/hours/',
  site_notices: 'src/domain/notices/',
  visit_counts: 'src/server/web-vitals/',
}

const root = join(import.meta.dirname, '../..')
const files = globSync('{src,cli,bin}/**/*.{ts,tsx,mjs}', {
  cwd: root,
  // Migrations create and change the tables of all folders.
  exclude: ['src/server/database/migrations/**'],
}).map((path) => ({
  path,
  text: readFileSync(join(root, path), 'utf8'),
}))

/** Finds a table name in the query builder or in SQL text. */
const use = (table: string): RegExp =>
  new RegExp(
    `(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto|[jJ]oin|from)\\(\\[?\\s*['"\`]${table}\\b|\\b(?:from|into|update|join|table)\\s+"?${table}\\b(?=[\\s"'\`(,;]|$)(?!\\s+(?:is|are|that|of)\\b)`,
  )

test.each(Object.entries(owners))('%s is read and written only in %s', (table, owner) => {
  expect(files.some(({ path, text }) => path.startsWith(owner) && use(table).test(text))).toBe(true)
  const elsewhere = files.filter(({ path, text }) => !path.startsWith(owner) && use(table).test(text))
  expect(elsewhere.map(({ path, text }) => `${path}: ${use(table).exec(text)?.[0]}`)).toEqual([])
})
