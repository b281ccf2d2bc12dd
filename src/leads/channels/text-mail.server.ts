import type { Lead } from '../lead.ts'
import type { Attempt } from './attempt.ts'
import { sendMail } from './mail-transport.server.ts'
import { shortText } from './short-text.ts'

/** Without a subject, which phones would show in front of the text. */
export const sendText = (lead: Lead, attempt: Attempt): Promise<string | undefined> =>
  sendMail(
    { to: [...(attempt.env.LEADS_TEXT_TO ?? [])], text: shortText(lead), textEncoding: 'quoted-printable' },
    lead,
    attempt,
  )
