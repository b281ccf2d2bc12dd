import { createElement as element } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { business } from '../../content/facts/business.ts'
import { mails } from '../../content/pages/mails.ts'
import { fullName, type Lead } from '../lead.ts'
import { address, type Mail } from './mail-transport.server.ts'

/** A name, and not an advertisement that somebody wants to have mailed to a third person. */
const plainName = /^[\p{L}\p{M}'’ -]{1,40}$/u

/** What the visitor gets. Answers go to where the dealer reads mail. */
export function confirmationMail(lead: Lead, replyTo: string | undefined): Mail {
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
