import { createElement } from 'react'
import * as z from 'zod/mini'
import { desk } from '../../../content/words/staff.words.ts'
import { peoplePage as copy } from '../../../content/words/staff-people.words.ts'
import { removePhonesOf } from '../../../domain/leads/channels/push-subscriptions.server.ts'
import { mailTopics } from '../../../domain/leads/mail-topics.ts'
import {
  canUndoChange,
  changePerson,
  choiceShowrooms,
  endAccess,
  invitePerson,
  undoChange,
} from '../../../domain/leads/work/staff-changes.server.ts'
import { extras } from '../../../domain/staff/mail-choices.server.ts'
import { endPasskeys, passkeysOf } from '../../../domain/staff/passkeys.server.ts'
import { personOf } from '../../../domain/staff/people.server.ts'
import { LastOwner } from '../../../domain/staff/remove-staff.server.ts'
import { endSessions, openSessions } from '../../../domain/staff/sessions.server.ts'
import { logAction } from '../../../domain/staff/staff-log.server.ts'
import { peoplePath } from '../../../domain/staff/staff-paths.ts'
import { database } from '../../../server/database/app-database.server.ts'
import { env } from '../../../server/settings/env.server.ts'
import type { StaffRequest, StaffRoute } from '../frame/route.ts'
import { staffPage, staffRedirect } from '../frame/staff-page.server.ts'
import { PeoplePage } from './people-page.tsx'
import { peopleView, rowOf } from './people-view.server.ts'

export const peopleRoutes: readonly StaffRoute[] = [
  { access: 'owner', method: 'GET', path: peoplePath, handle: show },
  { access: 'owner', method: 'POST', path: peoplePath, handle: invite },
  { access: 'owner', method: 'POST', path: `${peoplePath}/change`, handle: change },
  { access: 'owner', method: 'POST', path: `${peoplePath}/undo`, handle: undo },
  { access: 'owner', method: 'POST', path: `${peoplePath}/device`, handle: endDevice },
  { access: 'owner', method: 'POST', path: `${peoplePath}/end`, handle: end },
]

type Problem = { id: keyof typeof copy.problems; email: string; name: string }

async function show(request: StaffRequest, problem?: Problem): Promise<Response> {
  const said = request.query.get('done')
  const done = Object.entries(copy.done).find(([name]) => name === said)?.[1]
  const canUndo = said === 'changed' && (await canUndoChange(database(), act(request)))
  const view = await peopleView(database(), { env: env(), self: request.session.person, now: new Date() })
  return staffPage(request, {
    title: desk.tabs.people,
    tab: 'people',
    ...(problem && { status: 422 }),
    body: createElement(PeoplePage, {
      ...view,
      done,
      problem,
      undo: canUndo ? { action: `${peoplePath}/undo` } : undefined,
    }),
  })
}

const nameSchema = z.string().check(z.trim(), z.maxLength(80))
const addressSchema = z.email().check(z.maxLength(254))

function personIn(form: URLSearchParams) {
  const isSent = (name: string) => (value: string) => form.getAll(name).includes(value)
  const showrooms = choiceShowrooms.filter(isSent('showrooms'))
  return {
    person: personOf(form.get('person') ?? ''),
    name: nameSchema.safeParse((form.get('name') ?? '').replaceAll(/\p{Cc}/gu, ' ')).data ?? '',
    role: form.get('role') === 'owner' ? ('owner' as const) : ('sales' as const),
    topics: mailTopics.map(({ id }) => id).filter(isSent('topics')),
    showrooms: showrooms.length === choiceShowrooms.length ? [] : showrooms,
    extras: extras.filter(isSent('extras')),
  }
}

const act = ({ session }: StaffRequest) => ({ env: env(), by: session.person, now: new Date() })

const back = (done: keyof typeof copy.done, person?: string): Response =>
  staffRedirect(`${peoplePath}?done=${done}${person ? `#${rowOf(person)}` : ''}`)

async function invite(request: StaffRequest): Promise<Response> {
  const invited = personIn(request.form)
  if (!addressSchema.safeParse(invited.person).success)
    return show(request, { id: 'email', email: invited.person.slice(0, 254), name: invited.name })
  return orProblem(request, async () => {
    await invitePerson(database(), invited, act(request))
    return back(env().SMTP_URL ? 'invited' : 'invited-without-mail', invited.person)
  })
}

async function change(request: StaffRequest): Promise<Response> {
  const changed = personIn(request.form)
  return orProblem(request, async () =>
    (await changePerson(database(), changed, act(request))) ? back('changed', changed.person) : undefined,
  )
}

async function undo(request: StaffRequest): Promise<Response> {
  const person = await undoChange(database(), act(request))
  return person === undefined ? show(request, { id: 'not-undone', email: '', name: '' }) : back('undone', person)
}

async function end(request: StaffRequest): Promise<Response> {
  const { person } = personIn(request.form)
  return orProblem(request, async () => {
    await endAccess(database(), person, act(request))
    return back('ended')
  })
}

async function orProblem(request: StaffRequest, work: () => Promise<Response | undefined>): Promise<Response> {
  try {
    return (await work()) ?? (await show(request, { id: 'gone', email: '', name: '' }))
  } catch (error) {
    if (!(error instanceof LastOwner)) throw error
    return show(request, { id: 'last-owner', email: '', name: '' })
  }
}

/** Ends a passkey, or a session together with the alerts that were turned on in it. */
async function endDevice({ session, form }: StaffRequest): Promise<Response> {
  const now = new Date()
  const passkey = (await passkeysOf(database())).find(({ id }) => id === form.get('passkey'))
  if (passkey) {
    const { id, person: about, device: detail } = passkey
    await database()
      .transaction()
      .execute(async (trx) => {
        await endPasskeys(trx, about, id)
        await logAction(trx, { person: session.person, action: 'ended a passkey', about, detail }, now)
      })
    return back('passkey', about)
  }
  const open = (await openSessions(database(), now)).find(({ id }) => id === form.get('device'))
  if (!open) return staffRedirect(peoplePath)
  const { id, person, device } = open
  await database()
    .transaction()
    .execute(async (trx) => {
      await endSessions(trx, person, now, id)
      await removePhonesOf(trx, person, id)
      await logAction(trx, { person: session.person, action: 'ended a device', about: person, detail: device }, now)
    })
  return back('device', person)
}
