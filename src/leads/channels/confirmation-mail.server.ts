import { createElement as element } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { business } from '../../content/facts/business.ts'
import { mails } from '../../content/pages/mails.ts'
import { fullName, type Lead } from '../lead.ts'
import type { Attempt } from './channels.server.ts'
import { address, type Mail, sendMail } from './mail-transport.server.ts'
import { PermanentFailure } from './permanent-failure.ts'

/** What a name looks like: anything else may be an advertisement that somebody wants mailed to a third person. */
const plainName = /^[\p{L}\p{M}'’ -]{1,40}$/u

/** Thanks the visitor. Replies go to where the dealer reads mail. */
export async function sendConfirmation(lead: Lead, attempt: Attempt): Promise<void> {
  try {
    await sendMail(confirmationMail(lead, attempt.env.LEADS_EMAIL_TO), lead, attempt)
  } catch (error) {
    throw isUnknownAddress(error)
      ? new PermanentFailure('the mail server refuses the address', { cause: error })
      : error
  }
}

/** Retrying a mistyped address is pointless. */
function isUnknownAddress(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || !('responseCode' in error)) return false
  return error.code === 'EENVELOPE' && typeof error.responseCode === 'number' && error.responseCode >= 550
}

function confirmationMail(lead: Lead, replyTo: string | undefined): Mail {
  const { subject, greeting, lines, footer } = mails.confirmation
  const hello = plainName.test(lead.firstName) ? `${greeting} ${lead.firstName},` : `${greeting},`
  const name = plainName.test(fullName(lead)) ? fullName(lead) : ''
  const paragraphs = [hello, ...lines, business.name]
  return {
    to: address(name, lead.email),
    replyTo: replyTo ?? business.email,
    subject,
    text: `${paragraphs.join('\n\n')}\n\n-- \n${footer}\n`,
    html: renderToStaticMarkup(
      element(
        'div',
        { style: { fontFamily: 'sans-serif' } },
        paragraphs.map((text) => element('p', { key: text }, text)),
        element('p', { style: { fontSize: 'small' } }, footer),
      ),
    ),
    headers: { 'Auto-Submitted': 'auto-replied' },
  }
}
