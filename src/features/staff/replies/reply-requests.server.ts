import { createElement } from 'react'
import { type DeskReply, deskReplies } from '../../../content/dealer/schema/replies.schema.ts'
import { contactPage } from '../../../content/words/contact.words.ts'
import { desk } from '../../../content/words/staff.words.ts'
import { repliesPage as copy } from '../../../content/words/staff-replies.words.ts'
import { changeTime } from '../../../domain/catalogue/edits/stock-change-words.ts'
import { isTopic } from '../../../domain/leads/intake/submission-fields.ts'
import {
  findReplies,
  type ReplyGroup,
  repliesOfFolder,
  saveReplies,
  undoReplies,
} from '../../../domain/leads/work/saved-replies.server.ts'
import { staffNames } from '../../../domain/staff/people.server.ts'
import { morePath, repliesPath } from '../../../domain/staff/staff-paths.ts'
import { database } from '../../../server/database/app-database.server.ts'
import type { StaffRequest, StaffRoute } from '../frame/route.ts'
import { staffPage, staffRedirect } from '../frame/staff-page.server.ts'
import { ReplyPage } from './reply-page.tsx'

const MAX_BYTES = 256 * 1024

export const replyRoutes: readonly StaffRoute[] = [
  { access: 'owner', method: 'GET', path: repliesPath, handle: (request) => show(request, groupIn(request.query)) },
  { access: 'owner', method: 'POST', path: repliesPath, maxBytes: MAX_BYTES, handle: save },
  { access: 'owner', method: 'POST', path: `${repliesPath}/reset`, handle: reset },
  { access: 'owner', method: 'POST', path: `${repliesPath}/undo`, handle: undo },
]

const topics = [
  { value: '', label: copy.any },
  ...Object.entries(contactPage.form.topics).flatMap(([value, label]) => (isTopic(value) ? [{ value, label }] : [])),
  ...Object.entries(copy.states).map(([value, label]) => ({ value, label })),
]

const groupIn = (fields: URLSearchParams): ReplyGroup => ({
  topic: topics.find(({ value }) => value === fields.get('topic'))?.value ?? '',
  language: fields.get('language') === 'es' ? 'es' : 'en',
})

type Refused = { replies?: readonly DeskReply[]; problem: string }

async function show(request: StaffRequest, group: ReplyGroup, refused?: Refused): Promise<Response> {
  const db = database()
  const saved = await findReplies(db, group)
  const said = request.query.get('done')
  return staffPage(request, {
    title: copy.title,
    tab: 'more',
    back: { href: morePath, text: desk.tabs.more },
    ...(refused && { status: 422 }),
    body: createElement(ReplyPage, {
      group,
      topics,
      replies: refused?.replies ?? saved?.replies ?? repliesOfFolder(group),
      saved: saved && copy.saved((await staffNames(db))(saved.person), changeTime(saved.at, new Date())),
      done: Object.entries(copy.done).find(([name]) => name === said)?.[1],
      undo: said === 'saved' ? { action: `${repliesPath}/undo` } : undefined,
      problem: refused?.problem,
    }),
  })
}

const back = (group: ReplyGroup, done: keyof typeof copy.done): Response =>
  staffRedirect(`${repliesPath}?${new URLSearchParams({ ...group, done })}`)

async function save(request: StaffRequest): Promise<Response> {
  const { form, session } = request
  const group = groupIn(form)
  const texts = form
    .getAll('text')
    .map((text) => text.replaceAll('\r\n', '\n').toWellFormed().replaceAll('\0', '').trim())
  const replies = form
    .getAll('label')
    .map((label, index) => ({
      label: label
        .toWellFormed()
        .replaceAll(/\p{Cc}/gu, ' ')
        .trim(),
      text: texts[index] ?? '',
    }))
    .filter(({ label, text }) => label !== '' || text !== '')
  if (replies.some(({ label, text }) => label === '' || text === ''))
    return show(request, group, { replies, problem: copy.problems.half })
  const check = deskReplies.safeParse(replies)
  if (!check.success) return show(request, group, { replies, problem: saidOf(check.error.issues[0]?.message) })
  await saveReplies(database(), group, check.data, { person: session.person, now: new Date() })
  return back(group, 'saved')
}

/** Turns a problem into a sentence, since the check of the dealer's folder reports problems as fragments. */
const saidOf = (problem = ''): string => `${problem.charAt(0).toUpperCase()}${problem.slice(1)}.`

async function reset({ form, session }: StaffRequest): Promise<Response> {
  const group = groupIn(form)
  await saveReplies(database(), group, undefined, { person: session.person, now: new Date() })
  return back(group, 'saved')
}

async function undo(request: StaffRequest): Promise<Response> {
  const group = await undoReplies(database(), { person: request.session.person, now: new Date() })
  return group ? back(group, 'undone') : show(request, groupIn(request.form), { problem: copy.problems.late })
}
