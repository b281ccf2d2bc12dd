import { afterEach, beforeEach, expect, test } from 'vitest'
import { type MailServer, startMailServer } from '../support/mail-server.ts'
import { expectDelivered, expectStoredOnce, startMessages, streamSettings } from '../support/message-stream.ts'
import { storedMessages } from '../support/messages.ts'
import { type NpmStart, npmStart, status } from '../support/npm-start.ts'

const ROUNDS = 10
/** With one more kill within a minute, the site would stop: see bin/workers.ts. */
const WORKER_KILLS = 4

let site: NpmStart
let mail: MailServer
beforeEach(async () => {
  mail = await startMailServer()
  site = await npmStart(settings())
  await site.serving()
})
afterEach(async () => {
  await site.remove()
  await mail.close()
})

const settings = () => ({ ...streamSettings(mail), WORKERS: '2' })
const pidsOf = async (part: string) =>
  (await site.processes()).filter(({ command }) => command.includes(part)).map(({ pid }) => pid)
const texts = () => storedMessages(site).map(({ message }) => String(message))

test(`a worker killed ${WORKER_KILLS} times loses no confirmed message, and the site keeps running`, async () => {
  const [primary] = await pidsOf('bin/start.ts')
  const stream = startMessages(site)
  for (let kill = 0; kill < WORKER_KILLS; kill++) {
    await expect.poll(async () => (await pidsOf('bin/serve.ts')).length).toBe(2)
    const target = stream.acknowledged.length + 20
    await expect.poll(() => stream.acknowledged.length).toBeGreaterThanOrEqual(target)
    const [worker = Number.NaN] = await pidsOf('bin/serve.ts')
    process.kill(worker, 'SIGKILL')
    await expect.poll(() => pidsOf('bin/serve.ts')).not.toContain(worker)
    // A connection that was already passed to the killed worker is lost, so the first requests may fail.
    await expect.poll(() => status(`${site.url}/inventory`)).toBe(200)
  }
  await stream.stop()
  expect(await pidsOf('bin/start.ts')).toEqual([primary])
  expectStoredOnce(stream.acknowledged, texts())
  await expectDelivered(stream.acknowledged, mail)
})

test(`a primary process killed ${ROUNDS} times leaves no server process and loses no confirmed message`, async () => {
  const { dataDir, port } = site
  const stream = startMessages(site)
  for (let round = 0; round < ROUNDS; round++) {
    const target = stream.acknowledged.length + 10 + round
    await expect.poll(() => stream.acknowledged.length).toBeGreaterThanOrEqual(target)
    const [primary = Number.NaN] = await pidsOf('bin/start.ts')
    process.kill(primary, 'SIGKILL')
    await expect.poll(site.processes).toEqual([])
    expect(await status(`${site.url}/healthz`)).toBeUndefined()
    await site.kill()
    site = await npmStart({ ...settings(), DATA_DIR: dataDir, PORT: String(port) })
    await site.serving()
  }
  await stream.stop()
  expectStoredOnce(stream.acknowledged, texts())
  await expectDelivered(stream.acknowledged, mail)
})
