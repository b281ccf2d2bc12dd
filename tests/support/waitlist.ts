import type { StockedVehicle } from '../../src/domain/catalogue/vehicle.ts'
import { type Searches, seenNow } from '../../src/domain/waitlist/matching-carts.server.ts'
import { confirmEntry, joinWaitlist } from '../../src/domain/waitlist/waitlist.server.ts'
import type { Wish } from '../../src/domain/waitlist/waitlist-entry.ts'
import { waitlistWork } from '../../src/domain/waitlist/waitlist-work.server.ts'
import { InventoryIndex } from '../../src/features/inventory/inventory-index.ts'
import { readInventorySearch } from '../../src/features/inventory/inventory-search.ts'
import type { Db } from '../../src/server/database/database.server.ts'
import type { Work } from '../../src/server/database/jobs/run-jobs.server.ts'
import { parseEnv } from '../../src/server/settings/env.server.ts'
import { atOnce } from '../../src/server/system/time-slices.ts'
import { readQuery } from '../../src/ui/query-string.ts'
import type { MailServer } from './mail-server.ts'

const MINUTE = 60_000

/** The waitlist for a stock that the test changes, on a clock that the test moves. */
export class Waitlist {
  carts: StockedVehicle[] = []
  time = Date.parse('2026-05-01T12:00:00Z')
  #clockOffset = 0
  #work: Work[]
  #db: Db

  constructor(db: Db, mail?: MailServer) {
    this.#db = db
    this.#work = waitlistWork({
      db,
      env: parseEnv({ ...(mail && { SMTP_URL: mail.url }), SITE_URL: 'https://www.dealer.example' }),
      searches: this.#searches,
      stock: async () => this.#stock(),
      now: () => new Date(this.time),
      monotonicNow: () => this.time - this.#clockOffset,
    })
    // No entry expires until the clock has run for ten minutes without being set.
    this.time += 11 * MINUTE
  }

  /** Moves the clock without letting time pass. */
  moveClock(ms: number): void {
    this.time += ms
    this.#clockOffset += ms
  }

  change(id: string, changes: Partial<StockedVehicle>): void {
    this.carts = this.carts.map((cart) => (cart.id === id ? { ...cart, ...changes } : cart))
  }

  async join(email: string, what: Wish): Promise<string> {
    const seen = await seenNow(what, { stock: this.#stock(), searches: this.#searches })
    const id = await joinWaitlist(this.#db, { email, what, seen }, new Date(this.time))
    if (!id) throw new Error('this address waits for too much')
    return id
  }

  async joinAndConfirm(email: string, what: Wish): Promise<string> {
    const id = await this.join(email, what)
    await confirmEntry(this.#db, id, new Date(this.time))
    return id
  }

  /** Does the work that the site does every minute. */
  async runWork(): Promise<void> {
    const claim = { id: '', about: '', attempts: 1, plannedAt: '', owner: '' }
    for (const { everyMs, queue, run } of this.#work) {
      if (everyMs !== undefined) await run({ ...claim, queue }, AbortSignal.timeout(30_000))
    }
  }

  #stock = () => ({
    revision: 1,
    version: '',
    vehicles: this.carts,
    offSite: [],
    changedAt: [],
    find: (id: string) => this.carts.find((cart) => cart.id === id),
  })

  #searches: Searches = {
    read: async () => undefined,
    find: async (query) => {
      const index = atOnce(InventoryIndex.of(this.carts))
      return index.view({ ...readInventorySearch(readQuery(query)), stock: 'in', page: 1000 }, 1).shown
    },
  }
}
