import { cartDelivery } from '../../../content/dealer/facts/delivery.facts.ts'
import { physicalShowrooms, rentalShowrooms } from '../../../content/dealer/facts/showrooms.facts.ts'
import { findTown } from '../../../content/dealer/find-town.ts'
import { findShowroom } from '../../../content/dealer/showroom-names.ts'
import { formatPrice, usdShort } from '../../../content/format/money.ts'
import { mails } from '../../../content/words/message-mails.words.ts'
import type { Db } from '../../../server/database/database.server.ts'
import type { Env } from '../../../server/settings/env.server.ts'
import { parsePicture } from '../../../ui/picture-address.ts'
import { lastStockChange } from '../../catalogue/edits/last-stock-change.server.ts'
import { whoAndWhen } from '../../catalogue/edits/stock-change-words.ts'
import { findVehicle } from '../../catalogue/vehicles.server.ts'
import { fullTime, weekdayTime } from '../../hours/dealer-hours.ts'
import { deliveryFee } from '../../rentals/delivery-fee.ts'
import { staffNames } from '../../staff/people.server.ts'
import { fromNearestShowroom, fromShowroom } from '../../towns/town-distance.ts'
import { awayText } from '../../towns/town-with-showroom.ts'
import { interestLabel, type Lead, topicLabel } from '../lead.ts'
import { siteUrlOf } from '../lead-site.ts'
import { countThisMonth } from '../lead-stats.server.ts'
import { isKnown, vehicleNumbers, vehicleState, vehicleUrl } from '../lead-vehicle.ts'
import { dialable } from '../phone-number.ts'
import { missingPicture } from '../pictures/missing-message-picture-text.ts'

const { lead: copy } = mails
const PICTURE_WIDTH = 720

/** Facts that the site knows in addition to the message. */
export type LeadFacts = {
  siteUrl: string
  /** What the message is about, and when and how it came. */
  came: string
  since: string
  image: string | undefined
  /** Address of the image in emails. */
  picture: string
  count: number
}

export async function findLeadFacts(
  lead: Lead,
  { env, db }: { env: Pick<Env, 'SITE_URL'>; db: Db },
): Promise<LeadFacts> {
  const { vehicle } = lead
  const match = isKnown(vehicle) ? await findVehicle(db, vehicle.id) : undefined
  // A removed id may since have become an alias of another vehicle.
  const now = match?.id === vehicle?.id ? match : undefined
  const hadPage = vehicle?.stockStatus === 'in stock' || vehicle?.stockStatus === 'out of stock'
  const changes = now
    ? [
        now.price !== (vehicle?.price ?? undefined) && formatPrice(now.price),
        now.inStock !== (vehicle?.stockStatus === 'in stock') &&
          (await withWho(db, now.id, now.inStock ? 'in stock' : 'out of stock')),
      ]
    : [hadPage && (await withWho(db, vehicle.id, copy.gone))]
  return {
    siteUrl: siteUrlOf(lead, env.SITE_URL),
    came: cameWords(lead, await staffNames(db)),
    since: changes.filter((change) => change).join(', '),
    image: now?.images[0],
    picture: mailPicture(env.SITE_URL, now?.images[0]),
    count: await countThisMonth(db, lead),
  }
}

function cameWords({ interest, receivedAt, page, takenDown }: Lead, nameOf: (person: string) => string): string {
  const [about, at] = [interestLabel(interest), weekdayTime(new Date(receivedAt))]
  return takenDown ? copy.takenDown[takenDown.cameBy](about, at, nameOf(takenDown.by)) : copy.sent(about, at, page)
}

/** 'out of stock (Ines, Friday 9:21 AM)' */
async function withWho(db: Db, vehicleId: string, state: string): Promise<string> {
  const by = whoAndWhen(await lastStockChange(db, vehicleId), await staffNames(db), new Date())
  return by ? `${state} (${by})` : state
}

export function mailPicture(siteUrl: string, image: string | undefined): string {
  if (!image) return ''
  const parsed = parsePicture(image)
  const width = parsed?.widths.find((candidate) => candidate >= PICTURE_WIDTH) ?? parsed?.width
  return `${siteUrl}${parsed ? `${parsed.base}-${width}.webp` : image}`
}

export const cartOf = ({ vehicle }: Lead): string => (isKnown(vehicle) ? `the ${vehicle.name}` : '')

/** Measured from the cart's showroom, as on its page. */
export function townFacts({ town: slug, vehicle, topic }: Lead) {
  const town = findTown(slug)
  if (!town) return undefined
  const stands = findShowroom(vehicle?.showroom)
  const places = topic === 'rental' ? rentalShowrooms : physicalShowrooms
  const from = stands ? fromShowroom(town, stands) : fromNearestShowroom(town, places)
  return { name: town.name, away: awayText(town, from), fee: deliveryFee(from.miles), showroom: from.showroom }
}

/** How delivery is priced for the lead. The per-mile price excludes rentals, repairs and small purchases. */
export function deliveryCase({ interest, topic, vehicle }: Lead): 'rental' | 'sale' | 'anyCart' | 'quoted' | 'none' {
  if (topic === 'rental') return 'rental'
  if (interest !== 'sales' || topic === 'service' || topic === 'parts') return 'none'
  const { freeFromPurchase } = cartDelivery
  if (freeFromPurchase > 0 && (!isKnown(vehicle) || vehicle.price === null)) return 'anyCart'
  return (vehicle?.price ?? 0) >= freeFromPurchase ? 'sale' : 'quoted'
}

function townText(lead: Lead): string {
  const town = townFacts(lead)
  if (!town) return ''
  const fee = town.fee === 0 ? '' : usdShort(town.fee)
  return [`${town.name}, ${town.away}.`, copy.delivery[deliveryCase(lead)](town.name, fee)].filter(Boolean).join(' ')
}

export type FactRow = { label: string; text: string; href?: string; after?: string }

const { labels } = copy

/** Facts in the email to staff. */
export function factRows(lead: Lead, facts: LeadFacts): FactRow[] {
  const { vehicle, pictures = [] } = lead
  const rows = visitorRows(lead, facts)
  const cart = isKnown(vehicle)
    ? [
        {
          label: labels.vehicle,
          text: vehicle.name,
          href: vehicleUrl(facts.siteUrl, vehicle),
          after: `, ${vehicleState(vehicle)}`,
        },
        { label: labels.numbers, text: vehicleNumbers(vehicle) },
      ]
    : []
  const views = pictures.map(({ width, height }, index) => ({
    label: `${labels.picture} ${index + 1}`,
    text: copy.pictureSize(width, height),
  }))
  return [...cart, ...rows, ...views]
}

/** Leaves out the cart and the pictures, which the message's page shows separately. */
export function visitorRows(lead: Lead, { siteUrl, since }: LeadFacts): FactRow[] {
  const { vehicle, phone, email, missingPictures = [] } = lead
  const number = dialable(phone)
  const town = townText(lead)
  return [
    ...(vehicle && !isKnown(vehicle) ? [{ label: labels.vehicle, text: copy.unknown(lead.vehicle?.id ?? '') }] : []),
    ...(since ? [{ label: labels.now, text: since }] : []),
    ...(lead.topic ? [{ label: labels.topic, text: topicLabel(lead.topic) }] : []),
    ...(town ? [{ label: labels.town, text: town }] : []),
    ...(lead.site ? [{ label: labels.site, text: lead.site, href: siteUrl }] : []),
    ...(lead.page ? [{ label: labels.page, text: lead.page, href: `${siteUrl}${lead.page}` }] : []),
    ...(phone ? [{ label: labels.phone, text: phone, ...(number && { href: `tel:${number}` }) }] : []),
    ...(email ? [{ label: labels.email, text: email, href: `mailto:${email}` }] : []),
    ...missingPictures.map((missing) => ({ label: labels.missingPicture, text: missingPicture(missing) })),
    { label: labels.received, text: fullTime(new Date(lead.receivedAt)) },
  ]
}
