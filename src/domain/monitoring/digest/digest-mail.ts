import { createElement, type ReactNode } from 'react'
import { business } from '../../../content/dealer/facts/business.facts.ts'
import { timeZone } from '../../../content/dealer/facts/time-zone.facts.ts'
import { staffDigest } from '../../../content/words/staff.words.ts'
import { listTime } from '../../hours/dealer-hours.ts'
import { code, heading, link, mailHtml, paragraph, smallPrint, strong } from '../../leads/channels/mail-parts.ts'
import { dialable } from '../../leads/phone-number.ts'
import type { AnswerTimes } from '../../leads/work/answer-times.server.ts'
import { answersHtml, answersText } from './digest-answers.ts'

export type DigestItem = { title: string; href?: string; phone?: string; lines: string[]; command?: string }
export type DigestSection = {
  title: string
  items: DigestItem[]
  /** A note about items that are left out; empty if none are. */
  more: string
}
/** Times are ISO 8601 in UTC. */
export type Digest = {
  siteUrl: string
  since: string
  until: string
  /** How many messages, without spam, came in since the previous digest. */
  news: number
  /** What needs attention, most urgent first. */
  sections: DigestSection[]
  /** For the operator, with commands to run. */
  checks: DigestSection
  sold: DigestSection
  /** Messages that came in and need nothing more. */
  ended: DigestSection
  /** Carts to decide about, listed once; not part of what needs attention. */
  soldLongAgo: DigestSection
  /** Carts that staff changed since the previous digest, for information. */
  edited: DigestSection
  /** What to order: 'Waited for: six seats (4)'. Empty when nobody waits. */
  waitedFor: string
  answers: AnswerTimes
  /** How fast pages were: a heading and a line for each kind. Empty when visits are not measured. */
  visits: string[]
}

export type DigestReaders = 'owners' | 'sales'

const counted = ({ items, more }: DigestSection): string => `${items.length}${more ? '+' : ''}`

/** 'Thu Nov 26', in the dealer's time zone */
const dayOf = (until: string): string =>
  new Date(until)
    .toLocaleDateString('en-US', { weekday: 'short', month: 'short', day: 'numeric', timeZone })
    .replace(',', '')

function subjectOf(news: number, sections: readonly DigestSection[], until: string): string {
  const toSee = sections.reduce((sum, { items }) => sum + items.length, 0)
  const messages = news > 0 ? `${news} new ${news === 1 ? 'message' : 'messages'}` : 'no new messages'
  return `${business.shortName}, ${dayOf(until)}: ${messages}, ${toSee === 0 ? 'all is well' : `${toSee} ${toSee === 1 ? 'needs' : 'need'} attention`}`
}

/** @param readers salespeople get no checks, since fixing those takes a command line */
export function digestMail(digest: Digest, readers: DigestReaders): { subject: string; text: string; html: string } {
  const { siteUrl, since, until, news, sold, ended, soldLongAgo, edited, waitedFor, answers } = digest
  const sections = readers === 'sales' ? digest.sections : [...digest.sections, digest.checks]
  const visits = readers === 'sales' ? [] : digest.visits
  const subject = subjectOf(news, sections, until)
  const intro = `${siteUrl} from ${listTime(since)} to ${listTime(until)}.`
  const filled = [...sections, sold, ended, soldLongAgo, edited].filter(({ items }) => items.length > 0)
  const empty = sections.filter(({ items }) => items.length === 0).map(({ title }) => title.toLowerCase())
  const nothing = empty.length > 0 ? `Nothing to report under: ${empty.join('; ')}.` : ''
  return {
    subject,
    text: `${[intro, ...filled.map(sectionText), answersText(answers), waitedFor, visits.join('\n- '), nothing, `${staffDigest.lot} ${siteUrl}/staff`].filter((part) => part).join('\n\n')}\n`,
    html: digestHtml({ subject, intro, filled, waitedFor, nothing, answers, visits, siteUrl }),
  }
}

function sectionText(section: DigestSection): string {
  const { title, items, more } = section
  const heading = `${title} (${counted(section)})`
  const lines = items.map(({ title: name, href, phone, lines: details, command }) =>
    [
      `- ${[name, phone].filter((part) => part).join(', ')}`,
      ...[href, ...details, command].filter((line) => line).map((line) => `    ${line}`),
    ].join('\n'),
  )
  return [heading, '-'.repeat(heading.length), ...lines, ...(more ? [more] : [])].join('\n')
}

type Parts = Pick<Digest, 'waitedFor' | 'answers' | 'visits' | 'siteUrl'> & {
  subject: string
  intro: string
  filled: DigestSection[]
  nothing: string
}

const digestHtml = ({
  subject,
  intro,
  filled,
  waitedFor,
  nothing,
  answers,
  visits: [measured, ...lines],
  siteUrl,
}: Parts): string =>
  mailHtml({
    title: subject,
    preview: intro,
    blocks: [
      heading(subject),
      paragraph(intro),
      ...filled.flatMap((section) => [
        paragraph(strong(`${section.title} (${counted(section)})`)),
        ...section.items.map(itemHtml),
        section.more && smallPrint(section.more),
      ]),
      ...answersHtml(answers),
      waitedFor && paragraph(waitedFor),
      measured && paragraph(measured),
      ...lines.map((line) => smallPrint(line)),
      nothing && smallPrint(nothing),
      paragraph(staffDigest.lot, ' ', link(`${siteUrl}/staff`, `${siteUrl}/staff`)),
    ],
  })

function itemHtml({ title, href, phone, lines, command }: DigestItem): ReactNode {
  const parts: ReactNode[] = [
    href ? link(href, title) : strong(title),
    phone && link(`tel:${dialable(phone) ?? phone}`, phone),
    ...lines,
    command && code(command),
  ]
  return smallPrint(
    ...parts
      .filter((part) => part)
      .flatMap((part, index) => (index === 0 ? [part] : [createElement('br', { key: `line-${index}` }), part])),
  )
}
