import { durationText } from '../../../content/format/duration.ts'
import { listMail as copy } from '../../../content/words/staff-notices.words.ts'
import type { Db } from '../../../server/database/database.server.ts'
import type { Work } from '../../../server/database/jobs/run-jobs.server.ts'
import type { Env } from '../../../server/settings/env.server.ts'
import { accessOf, staffNames } from '../../staff/people.server.ts'
import { messagePath, messagesPath } from '../../staff/staff-paths.ts'
import { noteMailed } from '../channels/lead-mail.server.ts'
import { button, factTable, heading, link, mailHtml, paragraph } from '../channels/mail-parts.ts'
import { type Mail, sendWithId } from '../channels/mail-transport.server.ts'
import { type LeadList, listSchema } from '../channels/plan-notices.server.ts'
import type { Lead } from '../lead.ts'
import { leadTitle } from '../lead-vehicle.ts'
import { findLead } from '../leads.server.ts'
import { dialable } from '../phone-number.ts'
import { findWork } from '../work/lead-work.server.ts'

type Options = { db: Db; env: Env; now?: () => Date }

/** Sends one email about several messages. */
export function leadLists({ db, env, now = () => new Date() }: Options): Work[] {
  if (!env.SMTP_URL) return []
  return [
    {
      queue: { table: 'jobs', kind: 'lead list' },
      async run({ id, about, plannedAt }, signal) {
        const list = listSchema.parse(JSON.parse(about))
        const leads = await stillDue(db, list)
        if (leads.length === 0 || (await accessOf(db, env, list.to)) === 'removed') return undefined
        const nameOf = await staffNames(db)
        const mail = listedMail(list, leads, { siteUrl: env.SITE_URL, now: now(), nameOf })
        const problems = await sendWithId(mail, id, { env, signal })
        if (list.why !== 'untaken') return problems
        const attempt = { db, now: now(), plannedAt: new Date(plannedAt) }
        for (const { lead } of leads) await noteMailed(lead.id, list.to, attempt)
        return problems
      },
    },
  ]
}

type Listed = { lead: Lead; holder: string | null }

/** The list's messages that are still open and that the reason for the list still applies to. */
async function stillDue(db: Db, { leads: ids, why, to }: LeadList): Promise<Listed[]> {
  const listed: Listed[] = []
  for (const id of ids) {
    const lead = await findLead(db, id)
    if (lead?.spamReason !== '') continue
    const { holder, outcome } = await findWork(db, id)
    const isDue = why === 'untaken' ? holder === null : why === 'late' ? holder === to : holder !== null
    if (isDue && outcome === null) listed.push({ lead, holder })
  }
  return listed
}

const EXCERPT = 120
const excerpt = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ')
  return line.length > EXCERPT ? `${line.slice(0, EXCERPT)}…` : line
}

type Reader = { siteUrl: string; now: Date; nameOf: (person: string) => string }

function listedMail({ to, why }: LeadList, leads: readonly Listed[], { siteUrl, now, nameOf }: Reader): Mail {
  const subject = copy.subject[why](leads.length)
  const page = siteUrl + messagesPath
  const rows = leads.map(({ lead, holder }) => {
    const time = durationText(now.getTime() - Date.parse(lead.receivedAt))
    const waited = holder !== null && why === 'late for others' ? copy.held(nameOf(holder), time) : copy.waited(time)
    const number = dialable(lead.phone)
    const words = excerpt(lead.message)
    return {
      title: leadTitle(lead),
      words,
      waited,
      phone: lead.phone || lead.email,
      number,
      href: siteUrl + messagePath(lead.id),
    }
  })
  return {
    to,
    subject,
    text: [
      subject,
      copy.text[why],
      ...rows.map(({ title, words, waited, phone, href }) => `${title}\n${waited}. ${phone}\n> ${words}\n${href}`),
      `${copy.open}: ${page}`,
    ].join('\n\n'),
    html: mailHtml({
      title: subject,
      preview: copy.text[why],
      blocks: [
        heading(subject),
        paragraph(copy.text[why]),
        factTable(
          rows.map(({ title, words, waited, phone, number, href }) => [
            waited,
            link(href, title),
            ' ',
            number ? link(`tel:${number}`, phone) : phone,
            ` ${words}`,
          ]),
        ),
        button(page, copy.open, { first: true }),
      ],
    }),
  }
}
