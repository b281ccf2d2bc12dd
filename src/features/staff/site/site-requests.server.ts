import { createElement } from 'react'
import { pages } from '../../../content/addresses.ts'
import { doors } from '../../../content/dealer/facts/showrooms.facts.ts'
import { desk } from '../../../content/words/staff.words.ts'
import { sitePage as copy } from '../../../content/words/staff-site.words.ts'
import { changeHours, HoursRefused, takeBackHours } from '../../../domain/hours/hours-changes.server.ts'
import { todayAt } from '../../../domain/hours/today.ts'
import { endNotice, setNotice } from '../../../domain/notices/site-notices.server.ts'
import { logAction } from '../../../domain/staff/staff-log.server.ts'
import { sitePath } from '../../../domain/staff/staff-paths.ts'
import { database } from '../../../server/database/app-database.server.ts'
import type { StaffRequest, StaffRoute } from '../frame/route.ts'
import { staffPage, staffRedirect } from '../frame/staff-page.server.ts'
import { type SiteDraft, SitePage } from './site-page.tsx'
import { siteView } from './site-view.server.ts'

export const siteRoutes: readonly StaffRoute[] = [
  { access: 'owner', method: 'GET', path: sitePath, handle: (request) => show(request) },
  { access: 'owner', method: 'POST', path: `${sitePath}/closed`, handle: close },
  { access: 'owner', method: 'POST', path: `${sitePath}/hours`, handle: setHours },
  { access: 'owner', method: 'POST', path: `${sitePath}/notice`, handle: notice },
  { access: 'owner', method: 'POST', path: `${sitePath}/undo`, handle: undo },
]

const text = (form: URLSearchParams, name: string): string =>
  (form.get(name) ?? '')
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, 400)

const draftIn = (form: URLSearchParams): SiteDraft => ({
  text: text(form, 'text'),
  link: pages.find(({ path }) => path === form.get('link'))?.path ?? null,
  firstDay: text(form, 'first'),
  lastDay: text(form, 'last'),
})

async function show(request: StaffRequest, problem?: { id: 'closed' | 'hours' | 'notice'; text: string }) {
  const { query, form } = request
  const done = Object.entries(copy.done).find(([name]) => name === query.get('done'))?.[1]
  const isDraft = query.has('text') || problem?.id === 'notice'
  const values = Object.fromEntries(form)
  return staffPage(request, {
    title: desk.tabs.site,
    tab: 'site',
    action: { href: '/', text: copy.look },
    ...(problem && { status: 422 }),
    body: createElement(SitePage, {
      ...(await siteView(database(), new Date())),
      done,
      problem,
      values,
      draft: isDraft ? draftIn(problem ? form : query) : undefined,
    }),
  })
}

const back = (done: keyof typeof copy.done, id: string): Response => staffRedirect(`${sitePath}?done=${done}#${id}`)

/** @returns the response of `work`, or the page again with the error if the input was refused */
async function orProblem(
  request: StaffRequest,
  id: 'closed' | 'hours' | 'notice',
  work: () => Promise<Response>,
): Promise<Response> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof HoursRefused)) throw error
    return show(request, { id, text: `${error.message} ${error.fix}` })
  }
}

/** null means everything. The domain rejects unknown showrooms. */
const placeIn = (form: URLSearchParams): string | null => form.get('place') || null
const nameOf = (place: string | null): string => doors.find(({ id }) => id === place)?.name ?? copy.everything

async function close(request: StaffRequest): Promise<Response> {
  const { session, form } = request
  const [place, now] = [placeIn(form), new Date()]
  const today = todayAt(place)
  const lastDay = text(form, 'until') || today
  return orProblem(request, 'closed', async () => {
    await database()
      .transaction()
      .execute(async (trx) => {
        const change = { showroom: place, firstDay: today, lastDay, hours: null, note: text(form, 'why') }
        await changeHours(trx, { ...change, person: session.person }, today, now)
        const detail = [lastDay === today ? '' : lastDay, change.note].filter((part) => part).join(', ')
        await logAction(trx, { person: session.person, action: 'closed', about: nameOf(place), detail }, now)
      })
    return back('closed', 'closed')
  })
}

/** Also reads '9:00', which browsers without a time field send. */
const clockIn = (form: URLSearchParams, name: string): string => {
  const [, hours = '', minutes = ''] = /^(\d{1,2}):(\d{2})$/.exec(text(form, name)) ?? []
  return Number(hours) < 24 && Number(minutes) < 60 && hours ? `${hours.padStart(2, '0')}:${minutes}` : ''
}

async function setHours(request: StaffRequest): Promise<Response> {
  const { session, form } = request
  const [opens, closes, now] = [clockIn(form, 'opens'), clockIn(form, 'closes'), new Date()]
  const place = placeIn(form)
  return orProblem(request, 'hours', async () => {
    const isOpen = text(form, 'opens') + text(form, 'closes') !== ''
    if (isOpen && (!opens || !closes)) throw new HoursRefused(copy.problems.both, '')
    const firstDay = text(form, 'first')
    const lastDay = text(form, 'last') || firstDay
    const change = { showroom: place, firstDay, lastDay, hours: isOpen ? { opens, closes } : null }
    await database()
      .transaction()
      .execute(async (trx) => {
        const made = { ...change, note: text(form, 'why'), person: session.person }
        await changeHours(trx, made, todayAt(place), now)
        const about = `${nameOf(place)}, ${copy.days(firstDay, lastDay)}`
        const detail = isOpen ? `${opens}-${closes}` : 'closed'
        await logAction(trx, { person: session.person, action: 'set hours', about, detail }, now)
      })
    return back('hours', 'hours')
  })
}

async function notice(request: StaffRequest): Promise<Response> {
  const { session, form } = request
  const now = new Date()
  const draft = draftIn(form)
  const today = todayAt()
  return orProblem(request, 'notice', async () => {
    await database()
      .transaction()
      .execute(async (trx) => {
        if (draft.text)
          await setNotice(
            trx,
            { ...draft, firstDay: draft.firstDay || today, lastDay: draft.lastDay || today, person: session.person },
            today,
            now,
          )
        else await endNotice(trx, session.person, now)
        const about = draft.text || 'none'
        await logAction(trx, { person: session.person, action: 'set the notice', about }, now)
      })
    return back(draft.text ? 'notice' : 'notice-gone', 'notice')
  })
}

/** Undoes a notice or a change of hours, by id. */
async function undo(request: StaffRequest): Promise<Response> {
  const { session, form } = request
  const [id, now, person] = [form.get('id') ?? '', new Date(), session.person]
  const isBack = await database()
    .transaction()
    .execute(async (trx) => {
      const hours = await takeBackHours(trx, { id, person }, now)
      if (hours) {
        const about = `${nameOf(hours.showroom)}, ${copy.days(hours.firstDay, hours.lastDay)}`
        await logAction(trx, { person, action: 'reopened', about }, now)
        return true
      }
      if ((await endNotice(trx, person, now, id)) === 0) return false
      await logAction(trx, { person, action: 'set the notice', about: 'as before' }, now)
      return true
    })
  return isBack ? back('undone', 'changes') : staffRedirect(`${sitePath}#changes`)
}
