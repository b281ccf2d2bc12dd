import { pages } from '../../content/addresses.ts'
import { timeZone } from '../../content/dealer/facts/time-zone.facts.ts'
import { shownHours } from '../hours/hours-by-date.ts'
import { dateAt } from '../hours/opening-state.ts'

/** A line that staff have put above the header of every page; the first and last days are included. */
export type SiteNotice = {
  readonly text: string
  /** Path of a page of the site; null for none. */
  readonly link: string | null
  readonly firstDay: string
  readonly lastDay: string
}

/** Fits in two lines on a phone. */
export const LONGEST_NOTICE = 90

/** Newest first, since the newest takes precedence. */
let notices: readonly SiteNotice[] = []

/** Replaces the notices that staff had set before. */
export function replaceNotices(next: readonly SiteNotice[]): void {
  notices = next
}

const shownNotice = (now = new Date()): SiteNotice | undefined => {
  if (notices.length === 0) return undefined
  const today = dateAt(now, timeZone)
  return notices.find(({ firstDay, lastDay }) => firstDay <= today && today <= lastDay)
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const barStyle =
  'margin:0;padding:.625rem 1rem;background:var(--color-inverse);color:var(--color-on-dark);text-align:center;overflow-wrap:anywhere'
const linkStyle = 'color:var(--color-accent);text-decoration:underline'

/** Includes its own style, so that pages without a notice load none. */
export function noticeMarkup({ text, link }: Pick<SiteNotice, 'text' | 'link'>): string {
  const page = pages.find(({ path }) => path === link)
  const leadsTo = page ? ` <a href="${escaped(page.path)}" style="${linkStyle}">${escaped(page.label)}</a>` : ''
  return `<p role="note" aria-label="Notice" style="${barStyle}">${escaped(text)}${leadsTo}</p>`
}

/** Empty on most days. */
export function shownNoticeMarkup(): string {
  const notice = shownNotice()
  return notice ? noticeMarkup(notice) : ''
}

/** Version of the hours and notice that every page shows; pages are rendered again when it changes. */
export const frameVersion = (): string => shownHours().version + shownNoticeMarkup()
