import { leadNotice } from '../../../content/words/staff.words.ts'
import type { Db } from '../../../server/database/database.server.ts'
import type { Work } from '../../../server/database/jobs/run-jobs.server.ts'
import type { Env } from '../../../server/settings/env.server.ts'
import { lastStockChange } from '../../catalogue/edits/last-stock-change.server.ts'
import { whoAndWhen } from '../../catalogue/edits/stock-change-words.ts'
import { accessOf, personOf, settingsInForce, staffNames } from '../../staff/people.server.ts'
import { messagePath } from '../../staff/staff-paths.ts'
import { mailLead, thumbnailsOf } from '../channels/lead-mail.server.ts'
import { button, heading, mailHtml, paragraph, smallPrint } from '../channels/mail-parts.ts'
import { leadMailId, sendWithId } from '../channels/mail-transport.server.ts'
import { payloadSchema } from '../channels/plan-notices.server.ts'
import { routeOf } from '../channels/recipients.server.ts'
import { fullName, type Lead } from '../lead.ts'
import { leadTitle } from '../lead-vehicle.ts'
import { findLead } from '../leads.server.ts'
import { findWork, type LeadStep, type LeadWork } from '../work/lead-work.server.ts'
import { escalationStages } from './escalation.server.ts'

export function leadNotices({ db, env, now = () => new Date() }: { db: Db; env: Env; now?: () => Date }): Work[] {
  if (!env.SMTP_URL) return []
  return [
    {
      queue: { table: 'jobs', kind: 'lead notice' },
      async run({ id, about, plannedAt }, signal) {
        const { lead: leadId, to, step, gone } = payloadSchema.parse(JSON.parse(about))
        const lead = await findLead(db, leadId)
        // Undefined if the message was erased in the meantime.
        if (!lead || (await accessOf(db, env, to)) === 'removed') return undefined
        const work = await findWork(db, leadId)
        if (gone !== undefined) return cartNotice(lead, { to, id, work, db, env, now: now(), signal })
        if (step === undefined) {
          const isTaken = work.holder !== null || work.outcome !== null
          const attempt = { channel: 'mail', env, db, now: now(), plannedAt: new Date(plannedAt), signal } as const
          if (isTaken || lead.spamReason !== '') return undefined
          const minutes = minutesUntil(to, lead, await settingsInForce(db, env))
          await mailLead(to, lead, attempt, { minutes, thumbnails: await thumbnailsOf(db, lead) })
          return undefined
        }
        const lastStep = work.steps.find((one) => one.step === step)
        if (!lastStep) return undefined
        const link = env.SITE_URL + messagePath(leadId)
        return sendWithId({ to, ...stepMail(lead, lastStep, await staffNames(db), link) }, id, { env, signal })
      },
    },
  ]
}

function minutesUntil(to: string, lead: Lead, env: Env): number {
  const stage = escalationStages(routeOf(lead), env).find(({ people }) => people.map(personOf).includes(to))
  return stage?.minutes ?? env.LEADS_ESCALATE_MINUTES
}

type CartNotice = { to: string; id: string; work: LeadWork; db: Db; env: Env; now: Date; signal: AbortSignal }

/** @returns undefined if the notice is out of date */
async function cartNotice(lead: Lead, { to, id, work, db, env, now, signal }: CartNotice) {
  const { vehicle } = lead
  if (!vehicle || work.outcome !== null || lead.spamReason !== '') return undefined
  const last = await lastStockChange(db, vehicle.id)
  if (last.state === 'in stock') return undefined
  const copy = leadNotice.cartGone
  const sentence = copy[last.state](vehicle.name, whoAndWhen(last, await staffNames(db), now))
  const open = (work.holder === to ? copy.held : copy.open)(fullName(lead))
  const link = env.SITE_URL + messagePath(lead.id)
  return sendWithId({ to, ...noticeMail(lead, { headline: sentence, next: open, link }) }, id, { env, signal })
}

const stepMail = (lead: Lead, step: LeadStep, nameOf: (person: string) => string, link: string) =>
  noticeMail(lead, { headline: sentence(step, nameOf), next: leadNotice.nothing, link })

function noticeMail(lead: Lead, { headline, next, link }: { headline: string; next: string; link: string }) {
  const title = leadTitle(lead)
  const about = leadNotice.about(title)
  const id = leadMailId(lead)
  return {
    subject: `${headline.replace(/\.$/, '')} – ${title}`,
    inReplyTo: id,
    references: id,
    text: [headline, about, next, link].join('\n\n'),
    html: mailHtml({
      title: headline,
      preview: about,
      blocks: [heading(headline), paragraph(about), button(link, leadNotice.see), smallPrint(next)],
    }),
  }
}

function sentence({ action, person, holderBefore }: LeadStep, nameOf: (person: string) => string): string {
  const who = nameOf(person)
  if (action === 'undo') return leadNotice.released(who)
  if (action === 'take' || action === 'take-over') return leadNotice.took(who, holderBefore ? nameOf(holderBefore) : '')
  return action === 'real' ? leadNotice.real(who) : leadNotice.ended(who, action)
}
