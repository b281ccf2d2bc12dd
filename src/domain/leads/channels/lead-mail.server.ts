import { sql } from 'kysely'
import { mails } from '../../../content/words/message-mails.words.ts'
import { staffMail } from '../../../content/words/staff.words.ts'
import type { Db } from '../../../server/database/database.server.ts'
import {
  type DeliveryProblem,
  isRefusal,
  problemsOf,
  Undelivered,
} from '../../../server/database/jobs/delivery-problem.ts'
import { smallPicture } from '../../../server/pictures/small-picture.server.ts'
import { answerBy, weekdayTime } from '../../hours/dealer-hours.ts'
import { personOf } from '../../staff/people.server.ts'
import { messagePath } from '../../staff/staff-paths.ts'
import { fullName, type Lead } from '../lead.ts'
import { isKnown, leadTitle, vehicleState, vehicleUrl } from '../lead-vehicle.ts'
import { dialable } from '../phone-number.ts'
import { readPicture } from '../pictures/lead-pictures.server.ts'
import type { Attempt } from './delivery-attempt.ts'
import { cartOf, factRows, findLeadFacts, type LeadFacts } from './lead-facts.server.ts'
import {
  button,
  factTable,
  heading,
  link,
  mailHtml,
  paragraph,
  picture,
  quote,
  smallPictures,
  smallPrint,
  strong,
} from './mail-parts.ts'
import { address, type Mail, sendMail } from './mail-transport.server.ts'
import { recipientsFor, routeOf } from './recipients.server.ts'

const { lead: copy } = mails
const PREVIEW_LENGTH = 120
const MAX_THUMBNAIL_BYTES = 60_000
/** Maximum length in characters, since mail programs truncate long mailto links. */
const QUOTED_IN_ANSWER = 400

/** Sends one email to each recipient. @returns recipients that were refused for good @throws if one must be tried again, or all were refused */
export async function sendLeadMail(lead: Lead, attempt: Attempt): Promise<readonly DeliveryProblem[]> {
  const people = recipientsFor(routeOf(lead), attempt.env)
  if (people.length === 0) throw new Error('everybody to whom it would go has been removed from the staff')
  const mailed = await mailedSince(attempt, lead)
  const thumbnails = await thumbnailsOf(attempt.db, lead)
  const problems: DeliveryProblem[] = []
  let refusals = 0
  let failure: unknown
  for (const person of people.filter((one) => !mailed.has(personOf(one)))) {
    try {
      await mailLead(person, lead, attempt, { thumbnails })
    } catch (error) {
      const own = problemsOf(error)
      const personProblems = own.map((problem) => (problem.address ? { ...problem, address: person } : problem))
      problems.push(
        ...personProblems.filter(({ address, kind }) => address !== '' || !problems.some((one) => one.kind === kind)),
      )
      const isRefused = own.every((problem) => problem.address !== '' && isRefusal(problem))
      if (isRefused) refusals += 1
      if (!isRefused || refusals === people.length) failure = error
    }
  }
  if (!failure) return problems
  if (!(failure instanceof Undelivered) || failure.problems.length === problems.length) throw failure
  // The error includes all problems, so that a refusal is reported while the email to another recipient is tried again.
  throw new Undelivered(failure.message, problems, { cause: failure.cause })
}

/** People who have already received this delivery, in an earlier attempt. */
async function mailedSince({ db, plannedAt }: Attempt, { id }: Lead): Promise<Set<string>> {
  const rows = await db
    .selectFrom('lead_people')
    .select('person')
    .where('message_id', '=', id)
    .where('mailed_at', '>=', plannedAt.toISOString())
    .execute()
  return new Set(rows.map(({ person }) => person))
}

type Thumbnail = { cid: string; filename: string; content: Buffer; contentType: 'image/jpeg' }

/** The visitor's pictures are part of the email, since the page with them requires sign-in. */
export async function thumbnailsOf(db: Db, { id, pictures = [] }: Lead): Promise<Thumbnail[]> {
  const made: Thumbnail[] = []
  for (const [index, picture] of pictures.entries()) {
    const content = await readPicture(db, id, picture.id)
    const small = content && (await smallPicture(content))
    if (!small || small.byteLength > MAX_THUMBNAIL_BYTES) continue
    const filename = `picture-${index + 1}.jpg`
    made.push({ cid: `${picture.id}@picture`, filename, content: Buffer.from(small), contentType: 'image/jpeg' })
  }
  return made
}

type Extras = {
  /** Minutes of opening hours in which nobody took the message; left out of the first email. */
  minutes?: number
  thumbnails: readonly Thumbnail[]
}

/** Throws like sendMail. */
export async function mailLead(person: string, lead: Lead, attempt: Attempt, extras: Extras): Promise<void> {
  const { env } = attempt
  const link = env.SITE_URL + messagePath(lead.id)
  await sendMail(leadMail(lead, await findLeadFacts(lead, attempt), { person, link, ...extras }), lead, attempt)
  await noteMailed(lead.id, person, attempt)
}

/** Does nothing once the message has been erased. */
export async function noteMailed(
  leadId: string,
  person: string,
  { db, now, plannedAt }: Pick<Attempt, 'db' | 'now' | 'plannedAt'>,
): Promise<void> {
  // This process's clock may be behind that of the process that planned the delivery.
  const mailed_at = new Date(Math.max(now.getTime(), plannedAt.getTime())).toISOString()
  await db
    .insertInto('lead_people')
    .columns(['message_id', 'person', 'mailed_at'])
    .expression((of) =>
      of
        .selectFrom('contact_messages')
        .select(['id as message_id', sql.val(personOf(person)).as('person'), sql.val(mailed_at).as('mailed_at')])
        .where('id', '=', leadId),
    )
    .onConflict((conflict) => conflict.columns(['message_id', 'person']).doUpdateSet({ mailed_at }))
    .execute()
}

type Personal = Extras & { person: string; link: string }

const ordinals = ['', 'First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth', 'Ninth', 'Tenth']

/** The link to the message requires sign-in, since a reply quotes the email to the visitor. */
function leadMail(
  lead: Lead,
  leadFacts: LeadFacts,
  { person, link: page, minutes, thumbnails: small }: Personal,
): Mail {
  const { siteUrl, came, since, picture: image, count } = leadFacts
  const { firstName, email, phone, vehicle, interest, message } = lead
  const replyNote = email ? copy.replyNote(firstName) : ''
  const name = fullName(lead)
  const receivedAt = new Date(lead.receivedAt)
  const doubt = lead.mayBeSpam ? copy.maybeSpam : ''
  const subject = `${leadTitle(lead)}${doubt && ` (${doubt.toLowerCase()})`}`
  const title = copy.heading(name, lead.topic || interest, cartOf(lead))
  const due = copy.answerBy(weekdayTime(answerBy(receivedAt)))
  const again = count > 1 ? copy.again(ordinals[count] ?? `${count}th`) : ''
  const number = dialable(phone)
  const url = vehicle ? vehicleUrl(siteUrl, vehicle) : ''
  const escalated = minutes === undefined ? '' : staffMail.escalated(minutes)
  const facts = factRows(lead, leadFacts)
  const lines = facts.map(({ label, text, after = '', href }) => {
    const address = href && /^https?:/.test(href) ? `\n    ${href}` : ''
    return `${label}: ${text}${after}${address}`
  })
  return {
    to: person,
    ...(email && { replyTo: address(name, email) }),
    subject,
    text: [
      title,
      [doubt && `${doubt}.`, escalated, came, due, again].filter((line) => line).join('\n'),
      `${staffMail.open}: ${page}`,
      message.replaceAll(/^/gm, '> '),
      lines.join('\n'),
      replyNote,
    ]
      .filter((part) => part)
      .join('\n\n'),
    html: mailHtml({
      title: subject,
      preview: message.slice(0, PREVIEW_LENGTH),
      blocks: [
        heading(title),
        doubt ? paragraph(strong(`${doubt}.`)) : null,
        paragraph(
          ...(escalated ? [strong(escalated), ' '] : []),
          came,
          ' ',
          strong(due),
          ...(again ? [' ', strong(again)] : []),
        ),
        button(page, staffMail.open, { first: true }),
        number ? button(`tel:${number}`, copy.call(firstName, phone)) : null,
        number?.startsWith('+') ? button(`sms:${number}`, copy.text(firstName)) : null,
        email ? button(preparedAnswer(lead, url, since), copy.reply) : null,
        quote(message),
        small.length > 0
          ? smallPictures(
              small.map(({ cid }, index) => ({ src: `cid:${cid}`, alt: `${copy.labels.picture} ${index + 1}` })),
            )
          : null,
        image && isKnown(vehicle) ? picture(image, vehicle.name) : null,
        factTable(
          facts.map(({ label, text, href, after = '' }) => [label, ...(href ? [link(href, text), after] : [text])]),
        ),
        replyNote ? smallPrint(replyNote) : null,
      ],
    }),
    attachments: [...small],
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
