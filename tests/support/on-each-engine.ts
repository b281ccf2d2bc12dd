import { describe } from 'vitest'
import type { engines } from './databases.ts'

/** Tests of whole sites take as long again on PostgreSQL, so those are long ones. */
export function onEachEngine(what: string, tests: (engine: keyof typeof engines) => void): void {
  describe(`${what}, on SQLite`, () => tests('SQLite'))
  describe(`${what}, on PostgreSQL`, { tags: 'long' }, () => tests('PostgreSQL'))
}
