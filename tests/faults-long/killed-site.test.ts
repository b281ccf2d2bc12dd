import { afterEach, expect, test } from 'vitest'
import { startMailServer } from '../support/mail-server.ts'
import { expectDelivered, expectStoredOnce, startMessages, streamSettings } from '../support/message-stream.ts'
import { storedMessages } from '../support/messages.ts'
import { type NpmStart, npmStart } from '../support/npm-start.ts'

const KILLS = Number(process.env.LARKWAY_KILLS ?? 100)

let site: NpmStart
afterEach(() => site.remove())

test(`after ${KILLS} SIGKILLs during a stream of messages, each confirmed one is stored and emailed once`, async () => {
  const mail = await startMailServer()
  site = await npmStart(streamSettings(mail))
  const { dataDir, port } = site
  await site.serving()
  const stream = startMessages(site)
  for (let kill = 0; kill < KILLS; kill++) {
    // Each kill comes after a different number of messages, so that it interrupts them at different points.
    const target = stream.acknowledged.length + 1 + ((kill * 7) % 20)
    await expect.poll(() => stream.acknowledged.length).toBeGreaterThanOrEqual(target)
    await site.kill()
    site = await npmStart({ ...streamSettings(mail), DATA_DIR: dataDir, PORT: String(port) })
    await site.serving()
  }
  await stream.stop()
  expect(stream.unanswered()).toBeGreaterThan(KILLS / 2)
  expect(stream.refusals).toEqual([])
  expectStoredOnce(
    stream.acknowledged,
    storedMessages(site).map(({ message }) => String(message)),
  )
  await expectDelivered(stream.acknowledged, mail)
  await mail.close()
})
