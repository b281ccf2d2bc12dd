import { deliveryFee } from '../../area/delivery.ts'
import { awayText } from '../../area/place.ts'
import { fromNearestShowroom, fromShowroom } from '../../area/town-distance.ts'
import { formatPrice } from '../../catalogue/vehicle.ts'
import { findVehicle } from '../../catalogue/vehicles.server.ts'
import { cartDelivery } from '../../dealer/facts/delivery.ts'
import { findTown } from '../../dealer/find-town.ts'
import { findShowroom } from '../../dealer/showroom-names.ts'
import { usd } from '../../format/money.ts'
import { parsePicture } from '../../platform/picture-address.ts'
import { mails } from '../../words/mails.ts'
import { answerBy, fullTime, weekdayTime } from '../dealer-hours.ts'
import { fullName, interestLabel, type Lead, topicLabel } from '../lead.ts'
import { siteUrlOf } from '../lead-site.ts'
import { countThisMonth } from '../lead-stats.server.ts'
import { isKnown, vehicleNumbers, vehicleState, vehicleUrl } from '../lead-vehicle.ts'
import type { Attempt } from './attempt.ts'
import {
  button,
  code,
  factTable,
  heading,
  link,
  mailHtml,
  paragraph,
  picture,
  quote,
  smallPrint,
  strong,
} from './mail-parts.ts'
import { address, type Mail, sendMail } from './mail-transport.server.ts'
import { dialable } from './phone-number.ts'
import { pictureLink } from './picture-link.ts'
import { recipientsFor, routeOf } from './recipients.ts'

const { lead: copy } = mails
const PREVIEW_LENGTH = 120
/** In characters. Programs cut long mailto addresses. */
const QUOTED_IN_ANSWER = 400
const PICTURE_WIDTH = 720

export async function sendLeadMail(lead: Lead, attempt: Attempt): Promise<string | undefined> {
  return sendMail(leadMail(lead, await factsFor(lead, attempt)), lead, attempt)
}

type MailFacts = {
  to: readonly string[]
  siteUrl: string
  since: string
  picture: string
  count: number
}

async function factsFor(lead: Lead, { env, db }: Attempt): Promise<MailFacts> {
  const { vehicle } = lead
  const found = isKnown(vehicle) ? await findVehicle(db, vehicle.id) : undefined
  // A removed id may since have become an alias of another vehicle.
  const now = found?.id === vehicle?.id ? found : undefined
  const hadPage = vehicle?.stockStatus === 'in stock' || vehicle?.stockStatus === 'out of stock'
  const changes = now
    ? [
        now.price !== (vehicle?.price ?? undefined) && formatPrice(now.price),
        now.inStock !== (vehicle?.stockStatus === 'in stock') && (now.inStock ? 'in stock' : 'out of stock'),
      ]
    : [hadPage && copy.gone]
  return {
    to: recipientsFor(routeOf(lead), env),
    siteUrl: siteUrlOf(lead, env.SITE_URL),
    since: changes.filter((change) => change).join(', '),
    picture: mailPicture(env.SITE_URL, now?.images[0]),
    count: await countThisMonth(db, lead),
  }
}

export function mailPicture(siteUrl: string, image: string | undefined): string {
  if (!image) return ''
  const parsed = parsePicture(image)
  const width = parsed?.widths.find((candidate) => candidate >= PICTURE_WIDTH) ?? parsed?.width
  return `${siteUrl}${parsed ? `${parsed.base}-${width}.webp` : image}`
}

export const cartOf = ({ vehicle }: Lead): string => (isKnown(vehicle) ? `the ${vehicle.name}` : '')

/** Measured from where the cart stands, as its page does. */
export function townFacts({ town: slug, vehicle }: Lead) {
  const town = findTown(slug)
  if (!town) return undefined
  const stands = findShowroom(vehicle?.showroom)
  const from = stands ? fromShowroom(town, stands) : fromNearestShowroom(town)
  return { name: town.name, away: awayText(town, from), fee: deliveryFee(from.miles), showroom: from.showroom }
}

/** Rentals, repairs and small purchases are not delivered at the price by the mile. */
export function deliveryTerms({ interest, topic, vehicle }: Lead): 'rental' | 'sale' | 'anyCart' | 'quoted' | 'none' {
  if (topic === 'rental') return 'rental'
  if (interest !== 'sales') return 'none'
  const { freeFromPurchase } = cartDelivery
  if (freeFromPurchase > 0 && (!isKnown(vehicle) || vehicle.price === null)) return 'anyCart'
  return (vehicle?.price ?? 0) >= freeFromPurchase ? 'sale' : 'quoted'
}

function townText(lead: Lead): string {
  const town = townFacts(lead)
  if (!town) return ''
  const fee = town.fee === 0 ? '' : usd(town.fee)
  return [`${town.name}, ${town.away}.`, copy.delivery[deliveryTerms(lead)](town.name, fee)].filter(Boolean).join(' ')
}

const ordinals = ['', 'First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth', 'Ninth', 'Tenth']

function leadMail(lead: Lead, { to, siteUrl, since, picture: image, count }: MailFacts): Mail {
  const { firstName, email, phone, vehicle, interest, message } = lead
  const { labels } = copy
  const name = fullName(lead)
  const receivedAt = new Date(lead.receivedAt)
  const subject = `${isKnown(vehicle) ? `${vehicle.name} – ` : ''}${name} (${interestLabel(interest)})`
  const title = copy.heading(name, lead.topic || interest, cartOf(lead))
  const sent = copy.sent(interestLabel(interest), weekdayTime(receivedAt), lead.page)
  const due = copy.answerBy(weekdayTime(answerBy(receivedAt)))
  const again = count > 1 ? copy.again(ordinals[count] ?? `${count}th`) : ''
  const number = dialable(phone)
  const url = vehicle ? vehicleUrl(siteUrl, vehicle) : ''
  const town = townText(lead)
  const { pictures = [] } = lead
  const commands = {
    pictures: `larkway leads pictures ${lead.id} --to FOLDER`,
    spam: `larkway leads spam ${lead.id}`,
    erase: `larkway leads delete ${lead.id}`,
  }
  const facts: { label: string; text: string; href?: string; after?: string }[] = [
    ...(isKnown(vehicle)
      ? [
          { label: labels.vehicle, text: vehicle.name, href: url, after: `, ${vehicleState(vehicle)}` },
          { label: labels.numbers, text: vehicleNumbers(vehicle) },
        ]
      : []),
    ...(vehicle && !isKnown(vehicle) ? [{ label: labels.vehicle, text: copy.unknown(lead.vehicle?.id ?? '') }] : []),
    ...(since ? [{ label: labels.now, text: since }] : []),
    ...(lead.topic ? [{ label: labels.topic, text: topicLabel(lead.topic) }] : []),
    ...(town ? [{ label: labels.town, text: town }] : []),
    ...(lead.site ? [{ label: labels.site, text: lead.site, href: siteUrl }] : []),
    ...(lead.page ? [{ label: labels.page, text: lead.page, href: `${siteUrl}${lead.page}` }] : []),
    { label: labels.phone, text: phone, ...(number && { href: `tel:${number}` }) },
    { label: labels.email, text: email, href: `mailto:${email}` },
    ...pictures.map((picture, index) => ({
      label: `${labels.picture} ${index + 1}`,
      text: copy.pictureSize(picture.width, picture.height),
      href: pictureLink(lead, picture),
    })),
    { label: labels.received, text: fullTime(receivedAt) },
  ]
  const lines = facts.map(({ label, text, after = '', href }) => {
    const address = href && /^https?:/.test(href) ? `\n    ${href}` : ''
    return `${label}: ${text}${after}${address}`
  })
  return {
    to: [...to],
    replyTo: address(name, email),
    subject,
    text: [
      title,
      [sent, due, again].filter((line) => line).join('\n'),
      message.replaceAll(/^/gm, '> '),
      lines.join('\n'),
      [
        copy.replyNote(firstName),
        ...(pictures.length > 0 ? [`${copy.picturesNote} ${commands.pictures}`] : []),
        `${copy.spamNote} ${commands.spam}`,
        `${copy.eraseNote} ${commands.erase}`,
      ].join('\n'),
    ].join('\n\n'),
    html: mailHtml({
      title: subject,
      preview: message.slice(0, PREVIEW_LENGTH),
      blocks: [
        heading(title),
        paragraph(sent, ' ', strong(due), ...(again ? [' ', strong(again)] : [])),
        number ? button(`tel:${number}`, copy.call(firstName, phone), { first: true }) : null,
        number?.startsWith('+') ? button(`sms:${number}`, copy.text(firstName)) : null,
        button(preparedAnswer(lead, url, since), copy.reply),
        quote(message),
        image && isKnown(vehicle) ? picture(image, vehicle.name) : null,
        factTable(
          facts.map(({ label, text, href, after = '' }) => [label, ...(href ? [link(href, text), after] : [text])]),
        ),
        smallPrint(copy.replyNote(firstName)),
        pictures.length > 0 ? smallPrint(copy.picturesNote, ' ', code(commands.pictures)) : null,
        smallPrint(copy.spamNote, ' ', code(commands.spam)),
        smallPrint(copy.eraseNote, ' ', code(commands.erase)),
      ],
    }),
  }
}

function preparedAnswer(lead: Lead, url: string, since: string): string {
  const { answer } = copy
  const cart = cartOf(lead)
  const { vehicle, email, message, firstName } = lead
  const words = message.length > QUOTED_IN_ANSWER ? `${message.slice(0, QUOTED_IN_ANSWER)}…` : message
  const body = [
    answer.greeting(firstName),
    answer.thanks(cart),
    ...(vehicle && url && !since ? [answer.state(vehicleState(vehicle), url)] : []),
    '',
    '',
    answer.signature,
    `${answer.wrote}\n${words.replaceAll(/^/gm, '> ')}`,
  ].join('\n\n')
  const encoded = (text: string) => encodeURIComponent(text.toWellFormed().replaceAll('\n', '\r\n'))
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encoded(answer.subject(cart))}&body=${encoded(body)}`
}
