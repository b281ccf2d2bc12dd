import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Each table is read and written in one folder only; other code calls that folder. */
const owners = {
  vehicles: 'src/catalogue/',
  vehicle_aliases: 'src/catalogue/',
  stock_revision: 'src/catalogue/',
  removed_vehicles: 'src/catalogue/',
  stock_sources: 'src/catalogue/',
  hand_changes: 'src/catalogue/',
  held_values: 'src/catalogue/',
  vehicle_notes: 'src/catalogue/',
  kept_carts: 'src/catalogue/',
  contact_messages: 'src/leads/',
  deliveries: 'src/leads/',
  privacy_requests: 'src/leads/',
  push_subscriptions: 'src/leads/',
  push_keys: 'src/leads/',
  lead_people: 'src/leads/',
  lead_work: 'src/leads/',
  lead_steps: 'src/leads/',
  staff: 'src/staff/',
  ended_links: 'src/staff/',
  lead_pictures: 'src/leads/',
  watches: 'src/watches/',
  watch_links: 'src/watches/',
  jobs: 'src/jobs/',
  write_probe: 'src/platform/',
  incidents: 'src/monitoring/',
  rental_blocks: 'src/rentals/',
  hours_changes: 'src/area/',
  visit_counts: 'src/field/',
}

const root = join(import.meta.dirname, '../..')
const files = globSync('{src,cli,bin,sample}/**/*.{ts,tsx,mjs}', { cwd: root }).map((path) => ({
  path,
  text: readFileSync(join(root, path), 'utf8'),
}))

/** A table name as used in the query builder or in SQL text. */
const use = (table: string): RegExp =>
  new RegExp(
    `(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto|[jJ]oin|from)\\(\\[?\\s*['"\`]${table}\\b|\\b(?:from|into|update|join|table)\\s+"?${table}\\b(?=[\\s"'\`(,;]|$)(?!\\s+(?:is|are|that|of)\\b)`,
  )

test.each(Object.entries(owners))('%s is read and written only in %s', (table, owner) => {
  expect(files.some(({ path, text }) => path.startsWith(owner) && use(table).test(text))).toBe(true)
  const elsewhere = files.filter(({ path, text }) => !path.startsWith(owner) && use(table).test(text))
  expect(elsewhere.map(({ path, text }) => `${path}: ${use(table).exec(text)?.[0]}`)).toEqual([])
})
