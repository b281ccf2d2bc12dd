import { usd } from '../../../content/format/money.ts'
import type { Db } from '../../../server/database/database.server.ts'
import type { PictureFolders } from '../../../server/pictures/pictures.server.ts'
import type { Env } from '../../../server/settings/env.server.ts'
import { salesBetween } from '../../catalogue/edits/cart-sales.server.ts'
import { changesBetween } from '../../catalogue/edits/edit-history.server.ts'
import { changeInWords } from '../../catalogue/edits/edit-words.ts'
import { lastStockChange } from '../../catalogue/edits/last-stock-change.server.ts'
import { pictureCheck } from '../../catalogue/photos/check-picture-files.server.ts'
import { labelFor } from '../../catalogue/specification-labels.ts'
import { eachStocked } from '../../catalogue/stock-changes.server.ts'
import { missingFacts } from '../../catalogue/unknown-specifications.ts'
import { BY_HAND } from '../../catalogue/vehicle-source.ts'
import { listTime } from '../../hours/dealer-hours.ts'
import { staffNames } from '../../staff/people.server.ts'
import { lotPath } from '../../staff/staff-paths.ts'
import { mostWaitedFor } from '../../waitlist/waitlist.server.ts'
import type { DigestItem } from './digest-mail.ts'

export type DigestSource = { db: Db; env: Env; pictures?: PictureFolders | undefined }
type Period = { since: Date; until: Date }

export const cartLink = (env: Pick<Env, 'SITE_URL'>, id: string): string =>
  `${env.SITE_URL}${lotPath}/carts/${encodeURIComponent(id)}`

export async function soldItems({ db, env }: DigestSource, { since, until }: Period): Promise<DigestItem[]> {
  const nameOf = await staffNames(db)
  return (await salesBetween(db, since, until)).map(({ vehicleId, vehicleName, person, price }) => ({
    title: vehicleName,
    href: cartLink(env, vehicleId),
    lines: [[nameOf(person), price === null ? '' : usd(price)].filter((part) => part).join(', ')],
  }))
}

export async function handItems({ db, env }: DigestSource, { since, until }: Period): Promise<DigestItem[]> {
  const nameOf = await staffNames(db)
  return (await changesBetween(db, since, until)).map((change) => ({
    title: change.vehicleName,
    href: cartLink(env, change.vehicleId),
    lines: [changeInWords(change, nameOf(change.person)), listTime(change.at)],
  }))
}

const MOST_GROUPS = 12

export async function waitedFor(db: Db): Promise<string> {
  const groups = await mostWaitedFor(db)
  if (groups.length === 0) return ''
  const largest = groups.slice(0, MOST_GROUPS).map(({ text, people }) => `${text} (${people})`)
  const more = groups.length - largest.length
  return `Waited for: ${[...largest, ...(more > 0 ? [`and ${more} more`] : [])].join('; ')}.`
}

const SOLD_LONG_AGO_MS = 30 * 24 * 60 * 60 * 1000

/** Lists each sold cart once, on the first morning after 30 days. If an import sold it, the 30 days count from the cart's last change. */
export async function soldLongAgo(
  { db, env }: DigestSource,
  { since, until }: { since: Date; until: Date },
): Promise<DigestItem[]> {
  const items: DigestItem[] = []
  for await (const { vehicle, updatedAt } of eachStocked(db)) {
    if (vehicle.inStock) continue
    const { at } = await lastStockChange(db, vehicle.id)
    const asks = Date.parse(at ?? updatedAt) + SOLD_LONG_AGO_MS
    if (asks < since.getTime() || asks >= until.getTime()) continue
    items.push({ title: vehicle.name, href: cartLink(env, vehicle.id), lines: [] })
  }
  return items
}

export async function cartProblems({ db, env, pictures }: DigestSource) {
  const incomplete: DigestItem[] = []
  const unfilled: DigestItem[] = []
  const pictureProblem = pictureCheck(env, pictures)
  for await (const { vehicle, source } of eachStocked(db)) {
    const { id, name, price, images, inStock } = vehicle
    const cart = { title: name, href: cartLink(env, id) }
    const problems = [
      ...(price === undefined ? ['no price'] : []),
      ...(images.length === 0 ? ['no picture'] : []),
      ...(await Promise.all(images.map(pictureProblem))).filter((problem) => problem !== undefined),
    ]
    if (problems.length > 0) incomplete.push({ ...cart, lines: problems })
    // Only carts that staff added are listed, since the facts of other carts are for their source to fill in.
    const missing = source === BY_HAND && inStock ? missingFacts(vehicle) : []
    if (missing.length > 0)
      unfilled.push({ ...cart, lines: [missing.map((fact) => labelFor(fact, vehicle)).join(', ')] })
  }
  return { incomplete, unfilled }
}
