import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { ensureFaketime } from '../../tools/debian-programs.ts'
import { startMailServer } from '../support/mail-server.ts'
import { expectDelivered, expectStoredOnce, startMessages, streamSettings } from '../support/message-stream.ts'
import { storedMessages } from '../support/messages.ts'
import { type NpmStart, npmStart, status } from '../support/npm-start.ts'

const DAY_MS = 24 * 60 * 60 * 1000

let site: NpmStart
afterEach(() => site.remove())

test('a clock set a year ahead, a year back and right again does not lose, duplicate or delay messages', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'larkway-clock-'))
  const clock = join(directory, 'clock')
  const setClock = async (days: number) => {
    // The file is replaced in one step, since every process reads it all the time.
    await writeFile(`${clock}.new`, `${days < 0 ? '' : '+'}${days}d\n`)
    await rename(`${clock}.new`, clock)
  }
  await setClock(0)
  const mail = await startMailServer()
  const settings = {
    ...streamSettings(mail),
    LD_PRELOAD: ensureFaketime(console.log),
    FAKETIME_TIMESTAMP_FILE: clock,
    FAKETIME_NO_CACHE: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  }
  site = await npmStart(settings)
  await site.serving()
  const processes = await site.processes()
  const acknowledged: string[] = []
  const receivedDays = () =>
    new Set(
      storedMessages(site).map(({ received_at }) =>
        Math.round((Date.parse(String(received_at)) - Date.now()) / DAY_MS),
      ),
    )
  for (const [step, days] of [0, 365, -365, 0].entries()) {
    await setClock(days)
    const stream = startMessages(site, `step ${step}`)
    await expect.poll(() => stream.acknowledged.length).toBeGreaterThan(100)
    await stream.stop()
    expect([stream.refusals, stream.unanswered()]).toEqual([[], 0])
    expect(receivedDays()).toContain(days)
    acknowledged.push(...stream.acknowledged)
    await expectDelivered(acknowledged, mail)
    await expect.poll(() => status(`${site.url}/readyz`)).toBe(200)
    for (const path of ['/', '/inventory', '/inventory?brand=denago', '/rentals/scranton'])
      expect(await status(site.url + path)).toBe(200)
  }
  expect(await site.processes()).toEqual(processes)
  expectStoredOnce(
    acknowledged,
    storedMessages(site).map(({ message }) => String(message)),
  )
  await mail.close()
  await rm(directory, { recursive: true })
})
