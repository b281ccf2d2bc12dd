import { request } from 'node:https'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cluster, startCluster } from '../support/patroni.ts'

let cluster: Cluster
beforeAll(async () => {
  cluster = await startCluster()
})
afterAll(() => cluster.remove())

const password = 'change-me-4'
const command = JSON.stringify({ postgresql: { parameters: { archive_command: 'touch /tmp/larkway-owned' } } })

test('Patroni tells anybody which machine is primary, but accepts changes only from database machines with the password', async () => {
  const name = (await cluster.primary()) ?? 'db1'
  expect((await cluster.askPatroni(name, '/primary')).status).toBe(200)
  expect((await cluster.askPatroni(name, '/primary', { method: 'OPTIONS' })).status).toBe(200)
  const from = cluster.address('db2')
  const attempts = [
    ['PATCH', '/config'],
    ['PUT', '/config'],
    ['POST', '/failover'],
    ['POST', '/switchover'],
    ['POST', '/restart'],
    ['POST', '/reinitialize'],
  ] as const
  for (const [method, path] of attempts) {
    const change = { method, body: command }
    expect([path, (await cluster.askPatroni(name, path, { ...change, from })).status]).toEqual([path, 401])
    expect([path, (await cluster.askPatroni(name, path, { ...change, from, password: 'guessed' })).status]).toEqual([
      path,
      401,
    ])
    expect([path, (await cluster.askPatroni(name, path, { ...change, password })).status]).toEqual([path, 403])
  }
  expect((await cluster.askPatroni(name, '/config')).text).not.toContain('archive_command')
  const allowed = { method: 'PATCH', body: JSON.stringify({ loop_wait: 5 }), from, password }
  expect((await cluster.askPatroni(name, '/config', allowed)).status).toBe(200)
})

test('etcd rejects connections without encryption or without a client certificate', async () => {
  const answered = new Promise((resolve, reject) => {
    request(`${cluster.etcdAddress('db1')}/v3/kv/range`, { method: 'POST', ca: cluster.ca }, resolve)
      .on('error', reject)
      .end('{"key":"AA==","range_end":"AA=="}')
  })
  await expect(answered).rejects.toThrow(/certificate|alert|ECONNRESET|hang up/i)
  await expect(fetch(cluster.etcdAddress('db1').replace('https', 'http'))).rejects.toThrow()
})

test('PostgreSQL rejects unencrypted connections', async () => {
  const host = cluster.address((await cluster.primary()) ?? 'db1')
  for (const [user, secret] of [
    ['larkway', 'larkway'],
    ['postgres', 'change-me-1'],
  ]) {
    const client = new Client({ host, user, password: secret, database: 'larkway' })
    await expect(client.connect()).rejects.toThrow(/no encryption|pg_hba/)
  }
})
