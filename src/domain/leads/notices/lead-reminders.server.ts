import { reminderMail as copy } from '../../../content/words/staff-notices.words.ts'
import type { Db } from '../../../server/database/database.server.ts'
import type { Work } from '../../../server/database/jobs/run-jobs.server.ts'
import type { Env } from '../../../server/settings/env.server.ts'
import { weekdayTime } from '../../hours/dealer-hours.ts'
import { accessOf, staffNames } from '../../staff/people.server.ts'
import { messagePath } from '../../staff/staff-paths.ts'
import { button, heading, mailHtml, paragraph } from '../channels/mail-parts.ts'
import { leadMailId, type Mail, sendWithId } from '../channels/mail-transport.server.ts'
import { reminderSchema } from '../channels/plan-notices.server.ts'
import { pushTo } from '../channels/push.server.ts'
import { fullName, type Lead } from '../lead.ts'
import { leadTitle } from '../lead-vehicle.ts'
import { findLead } from '../leads.server.ts'
import { dialable } from '../phone-number.ts'
import { isPlannedKind } from '../work/lead-event-kinds.ts'
import { findEvent, isPending, type LeadEvent } from '../work/lead-events.server.ts'
import { findWork } from '../work/lead-work.server.ts'

/** Reminds by email and on phones with alerts. */
export function leadReminders({ db, env }: { db: Db; env: Env }): Work[] {
  if (!env.SMTP_URL) return []
  return [
    {
      queue: { table: 'jobs', kind: 'lead reminder' },
      async run({ id, about }, signal) {
        const { lead: leadId, event: eventId, to } = reminderSchema.parse(JSON.parse(about))
        const [lead, event] = [await findLead(db, leadId), await findEvent(db, eventId)]
        // Undefined if the message was erased or the step was undone in the meantime.
        if (!lead || !event || !isPending(event) || !isPlannedKind(event.kind)) return undefined
        const { holder } = await findWork(db, leadId)
        if ((holder !== null && holder !== to) || (await accessOf(db, env, to)) === 'removed') return undefined
        const what = copy.what[event.kind](fullName(lead))
        const mail = reminderOf(lead, event, { what, to, siteUrl: env.SITE_URL, nameOf: await staffNames(db) })
        const problems = await sendWithId(mail, id, { env, signal })
        const body = [what, dueTime(event), lead.phone].join(', ')
        // People without such a phone still get the email.
        await pushTo([to], { body, tag: eventId, url: messagePath(leadId) }, { db, signal })
        return problems
      },
    },
  ]
}

const dueTime = ({ dueAt, at }: LeadEvent): string => weekdayTime(new Date(dueAt ?? at))

type Reader = { what: string; to: string; siteUrl: string; nameOf: (person: string) => string }

function reminderOf(lead: Lead, event: LeadEvent, { what, to, siteUrl, nameOf }: Reader): Mail {
  const about = leadTitle(lead)
  const at = dueTime(event)
  const planned = copy.planned(nameOf(event.person), weekdayTime(new Date(event.at)))
  const page = siteUrl + messagePath(lead.id)
  const number = dialable(lead.phone)
  const id = leadMailId(lead)
  return {
    to,
    subject: copy.subject(what, at, about),
    inReplyTo: id,
    references: id,
    text: [
      `${what}, ${at}`,
      [about, lead.phone].join('\n'),
      ...(event.text ? [event.text] : []),
      planned,
      `${copy.open}: ${page}`,
    ].join('\n\n'),
    html: mailHtml({
      title: what,
      preview: about,
      blocks: [
        heading(`${what}, ${at}`),
        paragraph(about),
        event.text ? paragraph(event.text) : null,
        number ? button(`tel:${number}`, copy.call(lead.phone), { first: true }) : paragraph(lead.phone),
        button(page, copy.open),
        paragraph(planned),
      ],
    }),
  }
}
