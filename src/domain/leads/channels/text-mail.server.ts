import type { DeliveryProblem } from '../../../server/database/jobs/delivery-problem.ts'
import type { Lead } from '../lead.ts'
import type { Attempt } from './attempt.ts'
import { sendMail } from './mail-transport.server.ts'
import { shortText } from './short-text.ts'

/** Without a subject, which phones would show in front of the text. */
export async function sendText(lead: Lead, attempt: Attempt): Promise<readonly DeliveryProblem[] | undefined> {
  // Undefined once everybody on the list has been removed from the staff.
  const { LEADS_TEXT_TO } = attempt.env
  return (
    LEADS_TEXT_TO &&
    sendMail({ to: LEADS_TEXT_TO, text: shortText(lead), textEncoding: 'quoted-printable' }, lead, attempt)
  )
}
