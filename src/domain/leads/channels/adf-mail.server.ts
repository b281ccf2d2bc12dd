import type { DeliveryProblem } from '../../../server/database/jobs/delivery-problem.ts'
import { fullName, type Lead } from '../lead.ts'
import { siteUrlOf } from '../lead-site.ts'
import type { Attempt } from './delivery-attempt.ts'
import { sendMail } from './mail-transport.server.ts'

/** Sends ADF as the body of the email, since CRMs do not read attachments. */
export async function sendAdf(lead: Lead, attempt: Attempt): Promise<readonly DeliveryProblem[]> {
  const { env } = attempt
  // Loaded late, since startup would read some 120 modules of an XML package that most dealers never use.
  const { adfXml } = await import('./adf.ts')
  const mail = {
    to: env.LEADS_ADF_TO ?? '',
    subject: `ADF lead: ${fullName(lead)}`,
    text: adfXml(lead, siteUrlOf(lead, env.SITE_URL)),
    textEncoding: 'quoted-printable',
  } as const
  return sendMail(mail, lead, attempt)
}
