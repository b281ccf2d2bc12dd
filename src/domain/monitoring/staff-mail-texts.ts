import { business } from '../../content/dealer/facts/business.facts.ts'
import { usdShort } from '../../content/format/money.ts'
import { holdMail } from '../../content/words/lot.words.ts'
import { phoneOnMail } from '../../content/words/staff.words.ts'
import { freeCarts as rentalMail } from '../../content/words/staff-rentals.words.ts'
import { signInMail as copy, invitationMail, passkeyOnMail } from '../../content/words/staff-sign-in.words.ts'
import { factOf } from '../catalogue/cart-condition.ts'
import type { Hold } from '../catalogue/edits/cart-holds.server.ts'
import type { Vehicle } from '../catalogue/vehicle.ts'
import { atDayAndTime, dayOf } from '../hours/dealer-hours.ts'
import { button, heading, mailHtml, paragraph, smallPrint } from '../leads/channels/mail-parts.ts'
import { cartParameter } from '../rentals/estimate-address.ts'
import type { RentalHold } from '../rentals/rental-hold.ts'
import { heldCarts, rentedDays } from '../rentals/rental-words.ts'
import { signInMinutes } from '../staff/session-terms.ts'
import { lotPath, morePath, phonePath, rentalsPath, signInPath, staffPath } from '../staff/staff-paths.ts'

/** The email has no Reply-To, so an answer goes only to the dealer. */
export function signInMail({ token, code }: { token: string; code: string }, siteUrl: string) {
  const address = siteUrl + signInPath(token)
  const text = copy.text(signInMinutes)
  const sentence = copy.code(code)
  return {
    subject: `${copy.subject} | ${business.shortName}`,
    text: [sentence, text, `${copy.link}: ${address}`, copy.notYou].join('\n\n'),
    html: mailHtml({
      title: copy.subject,
      preview: sentence,
      blocks: [
        heading(sentence),
        paragraph(text),
        button(address, copy.link, { first: true }),
        smallPrint(copy.notYou),
      ],
    }),
  }
}

/** The email's link requires sign-in. */
export function invitation(siteUrl: string) {
  const { subject, text, open } = invitationMail
  return oneLink({ subject, text: text(business.name), open }, siteUrl + staffPath)
}

/** Confirms that alerts were turned on for a phone. */
export function phoneMail(siteUrl: string) {
  const { subject, text, open } = phoneOnMail
  return oneLink({ subject, text: text(business.name), open }, siteUrl + phonePath)
}

/** Mailed to the person the new passkey belongs to. */
export const passkeyMail = (siteUrl: string) => oneLink(passkeyOnMail, `${siteUrl}${morePath}#passkeys`)

/** Says that carts are free for a customer on the waiting list. */
export function freeCartsMail(hold: RentalHold, siteUrl: string) {
  const { subject, text, open } = rentalMail
  const about = { carts: heldCarts(hold), name: hold.name, phone: hold.phone, days: rentedDays(hold) }
  return oneLink(
    { subject: subject(hold.name), text: text(about), open },
    `${siteUrl}${rentalsPath}?month=${hold.firstDay.slice(0, 7)}&cart=${cartParameter(hold.cart)}`,
  )
}

/** Says that a hold on a cart has expired. */
export function endedHoldMail({ hold, vehicle }: { hold: Hold; vehicle: Vehicle }, siteUrl: string) {
  const { subject, text, open } = holdMail
  const cart = [vehicle.name, factOf('stockNumber', vehicle)].filter(Boolean).join(', ')
  const last = atDayAndTime(hold.until, '12:00')
  const about = {
    cart,
    until: last ? dayOf(last) : hold.until,
    customer: hold.customer,
    deposit: hold.deposit === undefined ? '' : usdShort(hold.deposit),
  }
  return oneLink({ subject: subject(cart), text: text(about), open }, `${siteUrl}${lotPath}/carts/${vehicle.id}`)
}

function oneLink({ subject, text, open }: { subject: string; text: string; open: string }, address: string) {
  return {
    subject: `${subject} | ${business.shortName}`,
    text: [text, `${open}: ${address}`].join('\n\n'),
    html: mailHtml({
      title: subject,
      preview: text,
      blocks: [heading(subject), paragraph(text), button(address, open)],
    }),
  }
}
