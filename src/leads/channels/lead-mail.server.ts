import { createElement as element } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { mails } from '../../content/pages/mails.ts'
import { fullName, interestLabel, type Lead } from '../lead.ts'
import type { Attempt } from './channels.server.ts'
import { address, type Mail, sendMail } from './mail-transport.server.ts'

const cell = { padding: '2px 16px 2px 0', textAlign: 'left', verticalAlign: 'top' } as const

/** In the showrooms' local time. */
const receivedFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  dateStyle: 'full',
  timeStyle: 'long',
})

/** Mails a lead to the dealer. */
export const sendLeadMail = (lead: Lead, attempt: Attempt): Promise<void> =>
  sendMail(leadMail(lead, attempt.env.LEADS_EMAIL_TO ?? ''), lead, attempt)

function leadMail(lead: Lead, to: string): Mail {
  const { labels, note } = mails.lead
  const facts = [
    [labels.interest, interestLabel(lead.interest)],
    [labels.name, fullName(lead)],
    [labels.email, lead.email, `mailto:${lead.email}`],
    [labels.phone, lead.phone, `tel:${lead.phone.replaceAll(/[^\d+]/g, '')}`],
    [labels.received, receivedFormat.format(new Date(lead.receivedAt))],
    [labels.id, lead.id],
  ] satisfies [label: string, value: string, href?: string][]
  return {
    to,
    replyTo: address(fullName(lead), lead.email),
    subject: `${interestLabel(lead.interest)}: ${fullName(lead)}`,
    text: `${facts.map(([label, value]) => `${label}: ${value}`).join('\n')}\n\n${lead.message}\n\n-- \n${note}\n`,
    html: renderToStaticMarkup(
      element(
        'div',
        { style: { fontFamily: 'sans-serif' } },
        element('p', { style: { whiteSpace: 'pre-wrap' } }, lead.message),
        element(
          'table',
          null,
          element(
            'tbody',
            null,
            facts.map(([label, value, href]) =>
              element(
                'tr',
                { key: label },
                element('th', { style: cell }, label),
                element('td', { style: cell }, href ? element('a', { href }, value) : value),
              ),
            ),
          ),
        ),
        element('p', null, note),
      ),
    ),
  }
}
