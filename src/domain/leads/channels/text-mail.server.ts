import type { DeliveryProblem } from '../../../server/database/jobs/delivery-problem.ts'
import type { Lead } from '../lead.ts'
import type { Attempt } from './delivery-attempt.ts'
import { sendMail } from './mail-transport.server.ts'
import { shortText } from './short-text.ts'

/** Sends no subject, since phones would show it in front of the text. */
export async function sendText(lead: Lead, attempt: Attempt): Promise<readonly DeliveryProblem[] | undefined> {
  // Undefined once everybody on the list has been removed from the staff.
  const { LEADS_TEXT_TO } = attempt.env
  return (
    LEADS_TEXT_TO &&
    sendMail({ to: LEADS_TEXT_TO, text: shortText(lead), textEncoding: 'quoted-printable' }, lead, attempt)
  )
}
