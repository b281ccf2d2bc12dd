import type { ReactNode } from 'react'
import { page, vehicleHref } from '../../content/addresses.ts'
import { formatPrice } from '../../content/format/money.ts'
import { waitlistMails } from '../../content/words/waitlist-mails.words.ts'
import { button, heading, link, mailHtml, paragraph, smallPrint } from '../leads/channels/mail-parts.ts'
import type { Mail } from '../leads/channels/mail-transport.server.ts'
import type { Cart } from './matching-carts.server.ts'
import { CONFIRM_WITHIN_HOURS, inFewWords, type WaitlistEntry, type Wish } from './waitlist-entry.ts'
import type { News } from './waitlist-news.server.ts'

/** Few enough to keep the email readable on a phone. */
const MOST_CARTS = 12

type Link = { siteUrl: string; token: string }

const tellMe = page('tell-me').path
const hrefOf = ({ siteUrl, token }: Link): string => `${siteUrl}${tellMe}/${token}`

/** RFC 8058: mail programs show a button that posts to this address. */
const stopHeaders = (href: string) => ({
  'List-Unsubscribe': `<${href}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

export function confirmationMail({ email, what }: WaitlistEntry, to: Link): Mail {
  const { subject, heading: title, text, button: yes, otherwise } = waitlistMails.confirmation
  const href = hrefOf(to)
  const lines = [text(whenOf(what)), otherwise(CONFIRM_WITHIN_HOURS)] as const
  return {
    to: { name: '', address: email },
    subject,
    text: [lines[0], `${yes}:\n${href}`, lines[1], `-- \n${waitlistMails.postal}`].join('\n\n'),
    html: mailHtml({
      title: subject,
      preview: lines[0],
      blocks: [
        heading(title),
        paragraph(lines[0]),
        button(href, yes, { first: true }),
        paragraph(lines[1]),
        smallPrint(waitlistMails.postal),
      ],
    }),
    headers: stopHeaders(href),
  }
}

function whenOf(what: Wish): string {
  const { when } = waitlistMails.confirmation
  return what.kind === 'search' ? when.search : when[what.kind](what.name)
}

/** A line of an email, with a link if there is one. */
type MailLine = { text: string; href?: string; label?: string }

export function newsMail(email: string, news: readonly News[], to: Link): Mail {
  const copy = waitlistMails.news
  const stop = hrefOf(to)
  const { subject, title } = titleOf(news)
  const lines = news.flatMap((one) => linesOf(one, to.siteUrl))
  return {
    to: { name: '', address: email },
    subject,
    text: [
      ...lines.map(({ text, href, label }) =>
        [text, ...(href ? [`    ${label ? `${label}: ` : ''}${href}`] : [])].join('\n'),
      ),
      copy.call,
      `${copy.stop}: ${stop}`,
      `-- \n${copy.why}\n${waitlistMails.postal}`,
    ].join('\n\n'),
    html: mailHtml({
      title: subject,
      preview: lines[0]?.text ?? '',
      blocks: [
        heading(title),
        ...lines.map(lineHtml),
        smallPrint(copy.call),
        smallPrint(copy.why, ' ', link(stop, copy.stop)),
        smallPrint(waitlistMails.postal),
      ],
    }),
    headers: stopHeaders(stop),
  }
}

function lineHtml({ text, href, label }: MailLine): ReactNode {
  if (!href) return paragraph(text)
  return label ? paragraph(text, ' ', link(href, label)) : paragraph(link(href, text))
}

function titleOf(news: readonly News[]): { subject: string; title: string } {
  const { subject, heading: titles } = waitlistMails.news
  const [first] = news
  const changes = news.reduce((sum, { came, fell, ended }) => sum + came.length + (fell ? 1 : 0) + (ended ? 1 : 0), 0)
  if (changes !== 1 || !first) return { subject: subject.several(changes), title: titles.several }
  const [cart] = first.came
  if (cart) return { subject: subject.came(cart.name, formatPrice(cart.price)), title: titles.one }
  const name = inFewNames(first.entry.what)
  if (first.fell) return { subject: subject.fell(name, formatPrice(first.fell.after)), title: titles.fell }
  return first.ended === 'sold'
    ? { subject: subject.sold(name), title: titles.sold }
    : { subject: subject.year, title: titles.year }
}

const inFewNames = (what: Wish): string => (what.kind === 'search' ? what.text : what.name)

function linesOf({ entry: { what }, came, fell, ended }: News, siteUrl: string): MailLine[] {
  const copy = waitlistMails.news
  const lines: MailLine[] = []
  if (came.length > 0 && what.kind !== 'price') {
    lines.push({ text: what.kind === 'model' ? copy.came.model(what.name) : copy.came.search(what.text) })
    lines.push(...came.slice(0, MOST_CARTS).map((cart) => cartLine(cart, siteUrl)))
    const more = came.length - MOST_CARTS
    if (more > 0)
      lines.push({
        text: copy.more(more),
        href: siteUrl + page('inventory').path + (what.kind === 'search' ? what.query : ''),
      })
  }
  if (fell && what.kind === 'price')
    lines.push({
      text: copy.fell(what.name, fell.before, fell.after),
      href: siteUrl + vehicleHref(what.id),
      label: copy.look,
    })
  if (ended === 'sold' && what.kind === 'price')
    lines.push({ text: copy.sold(what.name), href: `${siteUrl}${tellMe}?cart=${what.id}`, label: copy.next })
  if (ended === 'a year')
    lines.push({ text: copy.year(inFewWords(what)), href: siteUrl + page('inventory').path, label: copy.askAgain })
  return lines
}

const cartLine = ({ id, name, price }: Cart, siteUrl: string): MailLine => ({
  text: `${name}, ${formatPrice(price)}`,
  href: siteUrl + vehicleHref(id),
})
