import { business } from '../dealer/facts/business.ts'
import { button, heading, link, mailHtml, paragraph, smallPrint } from '../leads/channels/mail-parts.ts'
import { freshLink, freshMessageLink, phoneOnMail } from '../words/staff.ts'

/** @param address of the link @param siteUrl where a fresh one is asked for */
export function staffLinkMail(purpose: string, address: string, siteUrl: string) {
  const { subject, open, text } = purpose === 'lot' ? freshLink : freshMessageLink
  const intro = text(business.name)
  const again = `${siteUrl}/staff`
  return {
    subject: `${subject} | ${business.shortName}`,
    text: [intro, address, freshLink.mailText, `${freshLink.again} ${again}`].join('\n\n'),
    html: mailHtml({
      title: subject,
      preview: intro,
      blocks: [
        heading(subject),
        paragraph(intro),
        button(address, open, { first: true }),
        smallPrint(freshLink.mailText),
        smallPrint(freshLink.again, ' ', link(again, again)),
      ],
    }),
  }
}

/** Alerts were turned on with a link of the reader. @param address where they are turned off on all phones */
export function phoneMail(address: string) {
  const { subject, text, open } = phoneOnMail
  const intro = text(business.name)
  return {
    subject: `${subject} | ${business.shortName}`,
    text: [intro, `${open}: ${address}`].join('\n\n'),
    html: mailHtml({
      title: subject,
      preview: intro,
      blocks: [heading(subject), paragraph(intro), button(address, open)],
    }),
  }
}
