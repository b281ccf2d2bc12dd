import { afterAll, beforeAll, expect, test } from 'vitest'
import { repliesPage } from '../../src/content/words/staff-replies.words.ts'
import { inviteStaff } from '../../src/domain/staff/people.server.ts'
import { mainText } from '../support/lot.ts'
import { goodMessage, postMessage } from '../support/messages.ts'
import { onEachEngine, type SiteWithMail, startSiteWithMail } from '../support/on-each-engine.ts'
import { messageLink, signedIn, staffPage } from '../support/staff-pages.ts'

const ines = 'ines@dealer.example'
const dov = 'dov@dealer.example'

onEachEngine('the page of saved replies', (engine) => {
  let running: SiteWithMail
  let cookies: Record<'ines' | 'dov', string>
  let link: string

  beforeAll(async () => {
    running = await startSiteWithMail(engine, { LEADS_EMAIL_TO: ines })
    await inviteStaff(running.db, ines, 'Ines Halloway', new Date(), 'owner')
    await inviteStaff(running.db, dov, 'Dov', new Date(), 'owner')
    cookies = { ines: await signedIn(running.db, ines), dov: await signedIn(running.db, dov) }
    await postMessage(running.site, {
      ...goodMessage,
      interest: 'sales',
      topic: 'test-drive',
      message: 'May I drive it?',
    })
    link = await messageLink(running.mails, ines, 'May I drive it?')
  })
  afterAll(() => running.remove())

  const page = (query = '') => staffPage(running.site, `/staff/replies?${query}`, cookies.ines)
  async function post(below: string, fields: [string, string][], who: 'ines' | 'dov' = 'ines') {
    const response = await fetch(`${running.replica.url}/staff/replies${below}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'manual',
      headers: { cookie: cookies[who] },
    })
    return { status: response.status, location: response.headers.get('location') ?? '', html: await response.text() }
  }
  const group: [string, string][] = [
    ['topic', 'test-drive'],
    ['language', 'en'],
  ]
  const reply = (label: string, text: string): [string, string][] => [
    ['label', label],
    ['text', text],
  ]
  async function offered(): Promise<string[]> {
    const { html } = await staffPage(running.site, link, cookies.ines)
    const [select = ''] = /<select[^>]*id="saved".*?<\/select>/s.exec(html) ?? []
    return [...select.matchAll(/<option[^>]*>([^<]*)/g)].map(([, label = '']) => label)
  }

  test('starts with the site’s replies; a saved reply replaces only those of its topic and language', async () => {
    const before = await offered()
    expect(before[0]).toBe('Test drive: offer times')
    const { html } = await page('topic=test-drive')
    expect(html).toContain('value="Test drive: offer times"')
    expect(mainText(html)).toContain(repliesPage.own)
    const saved = await post('', [
      ...group,
      ...reply('Come by', 'Hi {customer},\r\n\r\nCome by for {cart}.\r\n\r\n{me}'),
      ...reply('', ''),
      ...reply('Saturday', 'See you on Saturday'),
    ])
    expect(saved.location).toContain('done=saved')
    expect(await offered()).toEqual(['Come by', 'Saturday', ...before.filter((label) => label !== before[0])])
    const { html: chosen } = await staffPage(running.site, `${link}?reply=0`, cookies.ines)
    expect(chosen).toContain('Hi Ada,\n\nCome by for a cart.\n\nInes Halloway')
    const shown = await page(saved.location.split('?')[1])
    expect(mainText(shown.html)).toContain('Saved by Ines Halloway')
    expect((await page('topic=test-drive&language=es')).html).toContain('Test drive: offer times, in Spanish')
  })

  test('undo reverts a person’s own last save once, and “Use those again” restores the site’s replies', async () => {
    await post('', [...group, ...reply('Only this', 'Hello')])
    expect((await offered())[0]).toBe('Only this')
    expect((await post('/undo', [], 'dov')).status).toBe(422)
    expect((await post('/undo', [])).location).toContain('done=undone')
    expect((await offered()).slice(0, 2)).toEqual(['Come by', 'Saturday'])
    expect((await post('/undo', [])).status).toBe(422)
    await post('/reset', group)
    expect((await offered())[0]).toBe('Test drive: offer times')
    await post('', group)
    expect(await offered()).not.toContain('Test drive: offer times')
  })

  test('says what is wrong with a reply, and loses nothing that was typed', async () => {
    for (const [fields, words] of [
      [reply('Price', 'It costs {price}.'), 'in place of {price}'],
      [reply('Price', ''), repliesPage.problems.half],
      [reply('', 'A text without a name'), repliesPage.problems.half],
    ] as const) {
      const refused = await post('', [...group, ...reply('Good', 'This one is good'), ...fields])
      expect(refused.status).toBe(422)
      expect(mainText(refused.html)).toContain(words)
      expect(refused.html).toContain('This one is good')
    }
  })

  test('opens only for owners', async () => {
    await running.db.updateTable('staff').set({ role: 'sales' }).where('email', '=', dov).execute()
    expect((await staffPage(running.site, '/staff/replies', cookies.dov)).status).toBe(403)
    expect((await post('', group, 'dov')).status).toBe(403)
  })
})
