import { afterAll, beforeAll, expect, test } from 'vitest'
import { business } from '../../src/content/dealer/facts/business.facts.ts'
import { failOver } from '../support/failing-over.ts'
import { type MailServer, startMailServer } from '../support/mail-server.ts'
import { expectDelivered, expectStoredOnce, streamSettings } from '../support/message-stream.ts'
import { type Cluster, startCluster } from '../support/patroni.ts'

const KILLS = 20

let cluster: Cluster
let mail: MailServer
beforeAll(async () => {
  cluster = await startCluster()
  mail = await startMailServer()
})
afterAll(async () => {
  await cluster.remove()
  await mail.close()
})

test('when the primary dies 20 times under load, the site serves pages, resumes writes and loses no message', async () => {
  const result = await failOver(cluster, KILLS, streamSettings(mail), (acknowledged) =>
    expectDelivered(acknowledged, mail),
  )
  expect(result.failedPages).toEqual([])
  expect(result.refusals.filter(({ status, error }) => status !== 503 || !error.includes(business.phone))).toEqual([])
  expect(result.unanswered).toBe(0)
  expectStoredOnce(result.acknowledged, result.storedIds)
  expect(result.secondsBack).toHaveLength(KILLS)
})
