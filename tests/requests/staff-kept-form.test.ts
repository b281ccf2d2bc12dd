import { afterAll, beforeAll, expect, test } from 'vitest'
import { inviteStaff } from '../../src/domain/staff/people.server.ts'
import { removeStaff } from '../../src/domain/staff/remove-staff.server.ts'
import { formIn } from '../support/lot.ts'
import { goodMessage, postMessage } from '../support/messages.ts'
import { onEachEngine, type SiteWithMail, startSiteWithMail } from '../support/on-each-engine.ts'
import { messageLink, postForm, signedIn, signInMail, staffPage } from '../support/staff-pages.ts'

const ines = 'ines@dealer.example'
const marlow = 'marlow@dealer.example'
const keptPath = '/staff/sign-in/kept'
const typed = 'She comes on Saturday & wants the “red” one <today>\nbefore 10'

onEachEngine('a form sent after its session has ended', (engine) => {
  let running: SiteWithMail
  let message: string

  beforeAll(async () => {
    running = await startSiteWithMail(engine, { LEADS_EMAIL_TO: ines })
    for (const person of [ines, marlow]) await inviteStaff(running.db, person, person, new Date())
    await postMessage(running.site, { ...goodMessage, message: 'Is the red one still there?' })
    message = await messageLink(running.mails, ines, 'Is the red one')
  })
  afterAll(() => running.remove())

  const notes = async () =>
    (await running.db.selectFrom('lead_events').select('text').where('kind', '=', 'note').execute()).map(
      (row) => row.text,
    )

  /** Writes a note on a page, and ends the session before the note is sent. */
  async function sendsLate(person: string) {
    const cookie = await signedIn(running.db, person)
    const { html } = await staffPage(running.site, message, cookie)
    const fields = { ...formIn(html, `${message}/events`), id: crypto.randomUUID(), kind: 'note', text: typed }
    await postForm(running.replica, '/staff/sign-out', {}, cookie)
    return postForm(running.replica, `${message}/events`, fields, cookie)
  }

  test('is kept during the sign-in with a code, and is then sent once, with a press', async () => {
    const late = await sendsLate(ines)
    expect([late.status, late.html.includes('Email me a code')]).toEqual([401, true])
    const asked = await postForm(running.site, '/staff', { ...formIn(late.html, '/staff'), email: ines })
    const { code } = await signInMail(running.mails, ines)
    const form = formIn(asked.html, '/staff/sign-in')
    const wrong = await postForm(running.replica, '/staff/sign-in', {
      ...form,
      code: code === '123456' ? '1' : '123456',
    })
    expect([wrong.status, wrong.cookie]).toEqual([422, null])
    const right = await postForm(running.site, '/staff/sign-in', { ...formIn(wrong.html, '/staff/sign-in'), code })
    expect([right.status, right.html.includes('She comes on Saturday &amp; wants')]).toEqual([200, true])
    expect(await notes()).toEqual([])
    const cookie = right.cookie?.split(';')[0] ?? ''
    const kept = formIn(right.html, `${message}/events`)
    for (const site of running.sites) {
      const sent = await postForm(site, `${message}/events`, kept, cookie)
      expect([sent.status, sent.location]).toEqual([303, expect.stringContaining(message)])
    }
    expect(await notes()).toEqual([typed])
  })

  test('can wait for a sign-in elsewhere, such as by the link in the email', async () => {
    const late = await sendsLate(marlow)
    const kept = formIn(late.html, keptPath)
    const before = await postForm(running.site, keptPath, kept)
    expect([before.status, formIn(before.html, keptPath)]).toEqual([401, kept])
    const after = await postForm(running.replica, keptPath, kept, await signedIn(running.db, marlow))
    expect(after.status).toBe(200)
    expect(formIn(after.html, `${message}/events`).text).toBe(typed)
  })

  test('is not shown to a removed person, and is not sent to another site', async () => {
    const late = await sendsLate(marlow)
    const cookie = await signedIn(running.db, marlow)
    for (const action of ['https://elsewhere.example/', '//elsewhere.example', '/contact', 'javascript:alert(1)']) {
      const page = await postForm(running.site, keptPath, { 'kept-action': action, kept: 'text=a+b' }, cookie)
      expect([page.status, page.location]).toEqual([303, '/staff'])
    }
    await removeStaff(running.db, marlow, new Date())
    for (const site of running.sites) {
      const refused = await postForm(site, keptPath, formIn(late.html, keptPath), cookie)
      expect([refused.status, refused.html.includes('Saturday')]).toEqual([403, false])
      const again = await postForm(site, `${message}/events`, { text: typed }, cookie)
      expect([again.status, again.html.includes('Saturday')]).toEqual([403, false])
    }
  })

  test('is not kept if it is very long, and the page only asks for the sign-in', async () => {
    const long = { replies: 'x'.repeat(70_000) }
    const late = await postForm(running.site, '/staff/replies', long)
    expect([late.status, formIn(late.html, keptPath)]).toEqual([401, {}])
  })
})
