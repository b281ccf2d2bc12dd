import { timeZone } from '../../../content/dealer/facts/time-zone.facts.ts'
import { listed } from '../../../content/format/join-names.ts'
import { usdShort } from '../../../content/format/money.ts'
import { rentals } from '../../../content/words/staff-rentals.words.ts'
import { addDays, dateIn } from '../../../domain/rentals/rental-days.ts'
import type { RentalHold } from '../../../domain/rentals/rental-hold.ts'
import { heldCarts, shortDays } from '../../../domain/rentals/rental-words.ts'
import { currentHolds, findHold } from '../../../domain/rentals/stored-holds.server.ts'
import { rentalsPath } from '../../../domain/staff/staff-paths.ts'
import type { Db } from '../../../server/database/database.server.ts'
import { holdPath } from './rental-links.ts'
import type { Done } from './rental-page.tsx'

const copy = rentals.done

/** Read from the query string after an action. The data is looked up again, since the URL may be old. */
export async function doneBy(db: Db, query: URLSearchParams, now: Date): Promise<Done | undefined> {
  const what = query.get('done') ?? ''
  if (what === '') return undefined
  if (what === 'gone') return { text: copy.gone }
  if (what === 'out') return { text: copy.out }
  if (what === 'opened') return { text: copy.opened, undo: { action: rentalsPath, fields: blockFields(query) } }
  const hold = await findHold(db, query.get('about') ?? '')
  return hold && holdDone(db, what, hold, now)
}

async function holdDone(db: Db, what: string, hold: RentalHold, now: Date): Promise<Done | undefined> {
  const { id, name, depositCents, isWaiting, endedAt } = hold
  const days = `${heldCarts(hold)}, ${shortDays(hold)}`
  if (what === 'ended') {
    if (endedAt === null) return undefined
    const waits = isWaiting ? [] : await whoWaitsFor(db, hold, now)
    return {
      text: [isWaiting ? copy.offList(name) : copy.ended(name, days), waits.length > 0 && copy.waits(listed(waits))]
        .filter(Boolean)
        .join(' '),
      undo: { action: holdPath(id, 'again'), fields: {} },
    }
  }
  if (endedAt !== null) return undefined
  if (what === 'deposit') {
    return depositCents === null
      ? { text: copy.noDeposit(name), undo: { action: holdPath(id, 'deposit'), fields: {} } }
      : {
          text: copy.deposit(name, usdShort(depositCents / 100)),
          undo: { action: holdPath(id, 'no-deposit'), fields: {} },
        }
  }
  return {
    text: isWaiting ? copy.waiting(name, days) : copy.held(name, days),
    undo: { action: holdPath(id, 'end'), fields: {} },
  }
}

async function whoWaitsFor(db: Db, { cart, firstDay, lastDay }: RentalHold, now: Date): Promise<string[]> {
  const holds = await currentHolds(db, dateIn(timeZone, now))
  return holds.flatMap((one) =>
    one.isWaiting && one.cart === cart && one.firstDay <= lastDay && firstDay <= one.lastDay ? one.name : [],
  )
}

/** Fields for Undo, which marks the same days as out again. */
function blockFields(query: URLSearchParams): Record<string, string> {
  const of = (name: string): string => query.get(name) ?? ''
  const isDay = /^\d{4}-\d\d-\d\d$/.test(of('last'))
  return {
    press: 'out',
    cart: of('cart'),
    from: of('first'),
    to: isDay ? addDays(of('last'), 1) : '',
    count: of('carts') || 'all',
  }
}
