import { createElement } from 'react'
import { messageList as copy } from '../../../content/words/staff-messages.words.ts'
import { fullName } from '../../../domain/leads/lead.ts'
import { findLead } from '../../../domain/leads/leads.server.ts'
import { findWork, undoable } from '../../../domain/leads/work/lead-work.server.ts'
import { messagePath, newMessagePath } from '../../../domain/staff/staff-paths.ts'
import { database } from '../../../server/database/app-database.server.ts'
import { env } from '../../../server/settings/env.server.ts'
import type { StaffRequest } from '../frame/route.ts'
import { staffPage } from '../frame/staff-page.server.ts'
import { MessageList } from './list-page.tsx'
import { messageListView } from './list-view.server.ts'
import type { MessageListView } from './list-view.ts'
import { listSearch, readListPlace } from './message-list-place.ts'

export async function showMessages(request: StaffRequest): Promise<Response> {
  const { session, query } = request
  const now = new Date()
  const reader = { db: database(), env: env(), person: session.person, now }
  const view = await messageListView(reader, readListPlace(query))
  const said = await saidOf(request, now)
  return staffPage(request, {
    title: copy.title,
    tab: 'messages',
    action: { href: newMessagePath, text: copy.add },
    body: createElement(MessageList, { ...view, said }),
  })
}

/** What the reader last did to one of the rows, with Undo. */
async function saidOf({ session, query }: StaffRequest, now: Date): Promise<MessageListView['said']> {
  const lead = await findLead(database(), query.get('on') ?? '')
  const words = lead && wordsOf(query.get('said') ?? '', fullName(lead))
  if (!words) return undefined
  const work = await findWork(database(), lead.id)
  const isOwn = undoable(work, session.person, now) !== undefined
  const action = `${messagePath(lead.id)}/undo${listSearch(readListPlace(query))}`
  const undo = { action, fields: { seen: work.steps.length, back: 'list' } }
  return { done: words, undo: isOwn ? undo : undefined }
}

function wordsOf(action: string, name: string): string | undefined {
  if (action === 'take') return copy.tookIt(name)
  if (action === 'real' || action === 'spam') return copy.judged[action](name)
  return action === 'lost' ? copy.lost(name) : undefined
}
