import { business, phoneHref } from '../../../content/dealer/facts/business.facts.ts'
import { hours } from '../../../content/dealer/facts/hours.facts.ts'
import { physicalShowrooms } from '../../../content/dealer/facts/showrooms.facts.ts'
import { showroomLabel } from '../../../content/dealer/showroom-names.ts'
import { usdShort } from '../../../content/format/money.ts'
import { measuredFrom } from '../../../content/words/delivery-rule.words.ts'
import { mails } from '../../../content/words/message-mails.words.ts'
import { AddressRefused } from '../../../server/database/jobs/delivery-errors.ts'
import { type DeliveryProblem, problemsOf } from '../../../server/database/jobs/delivery-problem.ts'
import { findVehicle } from '../../catalogue/vehicles.server.ts'
import { hoursAndDates } from '../../hours/hours-and-dates.ts'
import { type Lead, topicLabel } from '../lead.ts'
import { floorOf, isKnown, vehiclePrice, vehicleUrl } from '../lead-vehicle.ts'
import { missingPicture } from '../pictures/missing-message-picture-text.ts'
import type { Attempt } from './delivery-attempt.ts'
import { greetedName } from './greeted-name.ts'
import { cartOf, deliveryCase, mailPicture, townFacts } from './lead-facts.server.ts'
import { button, factTable, heading, link, mailHtml, paragraph, picture, smallPrint } from './mail-parts.ts'
import { address, isUnknownAddress, type Mail, sendMail } from './mail-transport.server.ts'
import { recipientsFor, routeOf } from './recipients.server.ts'
import { refusedRecipients } from './refused-recipients.server.ts'

const { confirmation: copy } = mails

/** Of what was typed, quotes only a first name of one word, since anybody can enter somebody else's address. */
export async function sendConfirmation(lead: Lead, attempt: Attempt): Promise<readonly DeliveryProblem[]> {
  const { db, env } = attempt
  const now = isKnown(lead.vehicle) ? await findVehicle(db, lead.vehicle.id) : undefined
  const image = now?.id === lead.vehicle?.id ? mailPicture(env.SITE_URL, now?.images[0]) : ''
  try {
    return await sendMail(confirmationMail(lead, await repliesTo(lead, attempt), env.SITE_URL, image), lead, attempt)
  } catch (error) {
    if (!isUnknownAddress(error)) throw error
    throw new AddressRefused('the mail server refuses the address', problemsOf(error), { cause: error })
  }
}

/** Leaves out addresses that have refused email, since the visitor's reply would bounce. */
async function repliesTo(lead: Lead, { db, env }: Attempt): Promise<string[]> {
  const refusedAddresses = new Set((await refusedRecipients(db, env)).map(({ address }) => address))
  return recipientsFor(routeOf(lead), env).filter((recipient) => !refusedAddresses.has(recipient))
}

function confirmationMail(lead: Lead, replyTo: readonly string[], siteUrl: string, image: string): Mail {
  const { labels, delivery } = copy
  const { vehicle } = lead
  const firstName = greetedName(lead.firstName)
  const desks: Readonly<Record<string, string>> = copy.desks
  const desk = desks[lead.interest] ?? copy.desks.general
  const subject = copy.subject(cartOf(lead))
  const town = townFacts(lead)
  const terms = deliveryCase(lead)
  const showrooms = town ? [town.showroom] : physicalShowrooms
  const facts: { label: string; text: string; href?: string; after?: string }[] = [
    ...(isKnown(vehicle)
      ? [
          {
            label: labels.vehicle,
            text: vehicle.name,
            href: vehicleUrl(siteUrl, vehicle),
            after: `, ${[vehicle.condition, vehicle.year, vehiclePrice(vehicle), floorOf(vehicle)].filter((part) => part).join(', ')}`,
          },
        ]
      : []),
    ...(lead.topic ? [{ label: labels.topic, text: topicLabel(lead.topic) }] : []),
    ...(town
      ? [
          {
            label: terms === 'none' ? labels.town : labels.delivery,
            text: [
              delivery[terms](town.name, town.fee === 0 ? '' : usdShort(town.fee), showroomLabel(town.showroom)),
              ...(terms === 'sale' || terms === 'anyCart' ? [measuredFrom] : []),
            ].join('. '),
          },
        ]
      : []),
    ...(lead.missingPictures ?? []).map((missing) => ({ label: labels.pictures, text: missingPicture(missing) })),
    { label: labels.hours, text: hoursAndDates(hours.dealership) },
    ...showrooms.map(({ postal, city, address: street }) => ({ label: postal?.locality ?? city, text: street })),
  ]
  return {
    to: address(firstName, lead.email),
    replyTo: replyTo.length > 0 ? [...replyTo] : business.email,
    subject,
    text: [
      copy.greeting(firstName),
      `${copy.thanks} ${desk} ${copy.when}`,
      copy.callText,
      facts
        .map(({ label, text, after = '', href }) => `${label}: ${text}${after}${href ? `\n    ${href}` : ''}`)
        .join('\n'),
      business.name,
      `-- \n${copy.footer}\n${copy.postal}`,
    ].join('\n\n'),
    html: mailHtml({
      title: subject,
      preview: copy.when,
      blocks: [
        image && isKnown(vehicle) ? picture(image, vehicle.name) : null,
        heading(copy.heading(firstName)),
        paragraph(`${copy.thanks} ${desk} ${copy.when}`),
        button(phoneHref, copy.call, { first: true }),
        ...(town?.showroom.postal
          ? [button(town.showroom.directionsUrl, copy.directions(town.showroom.postal.locality))]
          : []),
        factTable(
          facts.map(({ label, text, href, after = '' }) => [label, ...(href ? [link(href, text), after] : [text])]),
        ),
        smallPrint(copy.footer),
        smallPrint(copy.postal),
      ],
    }),
    headers: { 'Auto-Submitted': 'auto-replied' },
  }
}
