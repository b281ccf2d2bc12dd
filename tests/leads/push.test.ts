import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { nextOpen } from '../../src/domain/hours/dealer-hours.ts'
import {
  peopleWithPhones,
  pushSubscriptionsOf,
  savePushSubscription,
  vapidPublicKey,
} from '../../src/domain/leads/channels/push-subscriptions.server.ts'
import { configuredSenders } from '../../src/domain/leads/channels/senders.server.ts'
import { deliveryLabel } from '../../src/domain/leads/delivery-state.ts'
import { parseEnv } from '../../src/server/settings/env.server.ts'
import { engines } from '../support/databases.ts'
import { goodMessage } from '../support/messages.ts'
import { MINUTE, outboxHarness } from '../support/running-outbox.ts'
import { type Call, type ServiceReceiver, startServiceReceiver } from '../support/service-receiver.ts'

const ann = 'ann@dealer.example'
const bob = 'bob@dealer.example'
// Alerts go to the people who get the email. The variable has to be set before modules read it.
vi.hoisted(() => {
  process.env.LEADS_EMAIL_TO = 'Ann@dealer.example, bob@dealer.example'
})

/** While `loopback` is set, addresses on this machine pass as public, since tests can reach no public server. */
const isOnInternet = vi.hoisted(() => ({ loopback: true }))
vi.mock('../../src/server/system/public-address.server.ts', async (original) => {
  const real = await original<typeof import('../../src/server/system/public-address.server.ts')>()
  const refuseLiteral: typeof real.refuseLiteral = (url) =>
    isOnInternet.loopback ? undefined : real.refuseLiteral(url)
  return { ...real, refuseLiteral }
})

type Phone = { endpoint: string; ecdh: ECDH; secret: Buffer }
type Notification = { title: string; body: string; tag: string; url: string }

let service: ServiceReceiver
beforeAll(async () => {
  service = await startServiceReceiver()
})
afterAll(() => service.close())
beforeEach(() => {
  service.calls.length = 0
  service.reply(() => ({ status: 201 }))
})

const newPhone = (path: string): Phone => {
  const ecdh = createECDH('prime256v1')
  ecdh.generateKeys()
  return { endpoint: `http://${service.host}/${path}`, ecdh, secret: randomBytes(16) }
}
const keysOf = ({ ecdh, secret }: Phone) => ({
  p256dh: ecdh.getPublicKey('base64url'),
  auth: secret.toString('base64url'),
})
const bytes = (value: ArrayBuffer) => Buffer.from(value)

/** Decrypts as a browser does (RFC 8291 and RFC 8188), with a different implementation from the site's. */
function decrypted({ body }: Call, { ecdh, secret }: Phone): Notification {
  const salt = body.subarray(0, 16)
  const senderKey = body.subarray(21, 21 + (body[20] ?? 0))
  const sealed = body.subarray(21 + senderKey.length)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), senderKey])
  const input = bytes(hkdfSync('sha256', ecdh.computeSecret(senderKey), secret, info, 32))
  const key = bytes(hkdfSync('sha256', input, salt, 'Content-Encoding: aes128gcm\0', 16))
  const nonce = bytes(hkdfSync('sha256', input, salt, 'Content-Encoding: nonce\0', 12))
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16))
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString())
}

/**
 * Checks the signature of RFC 8292.
 * @returns the claims, once the signature matches the key that the browser was given
 */
function signedBy(publicKey: string, { headers }: Call): Record<string, unknown> {
  const [, token = '', key] = /^vapid t=([^,]+), ?k=(.+)$/.exec(headers.authorization ?? '') ?? []
  expect(key).toBe(publicKey)
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(publicKey, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'))
  const jwk = { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }
  const signed = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  expect(signed).toBe(true)
  return JSON.parse(Buffer.from(claims, 'base64url').toString())
}

describe.each(Object.entries(engines))('push notifications on %s', (_name, open) => {
  const outbox = outboxHarness(open)
  beforeEach(async () => {
    await outbox.db.deleteFrom('push_subscriptions').execute()
    outbox.moveClock(nextOpen(outbox.now()).getTime() - outbox.time)
  })
  const env = () =>
    parseEnv({
      SMTP_URL: outbox.mail.url,
      LEADS_EMAIL_TO: process.env.LEADS_EMAIL_TO,
    })
  const run = () => outbox.run({ senders: configuredSenders(env(), outbox.db, outbox.now) })
  const store = (words: string) => outbox.store(words, ['push'])
  /** Inserts the row directly, since the site accepts only public addresses. */
  const turnOn = async (person: string, phone: Phone) => {
    const row = { endpoint: phone.endpoint, ...keysOf(phone), person, created_at: outbox.now().toISOString() }
    await outbox.db.insertInto('push_subscriptions').values(row).execute()
    return phone
  }
  const paths = () => service.calls.map(({ url }) => new URL(url).pathname).sort()

  test('show the short text to people who get the email', async () => {
    const phone = await turnOn(ann, newPhone('ann'))
    const other = await turnOn(bob, newPhone('bob'))
    await turnOn('eve@dealer.example', newPhone('eve'))
    run()
    await store('Is the red one still there?')
    await expect.poll(outbox.states).toEqual({ push: 'sent' })
    expect(paths()).toEqual(['/ann', '/bob'])
    const [lead] = await outbox.leads()
    const [first, second] = service.calls.toSorted((a, b) => a.url.localeCompare(b.url))
    if (!first || !second) throw new Error('two calls were counted')
    const { firstName, lastName, phone: number } = goodMessage
    const body = `Sales: ${firstName} ${lastName} ${number}. Is the red one still there?`
    const [payload, otherPayload] = [decrypted(first, phone), decrypted(second, other)]
    expect(payload).toEqual({ title: expect.any(String), body, tag: lead?.id, url: `/staff/messages/${lead?.id}` })
    expect(otherPayload).toEqual(payload)
    expect(first.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      urgency: 'high',
      ttl: expect.stringMatching(/^\d+$/),
      topic: lead?.id.replaceAll('-', ''),
    })
    const claims = signedBy(await vapidPublicKey(outbox.db), first)
    expect(claims).toMatchObject({ aud: `http://${service.host}`, sub: expect.stringMatching(/^mailto:.+@/) })
  })

  test('are not planned until somebody who gets the email has turned them on', async () => {
    await store('Written before anybody did.')
    await turnOn('eve@dealer.example', newPhone('eve'))
    await store('Eve is mailed nothing, so she is notified of nothing.')
    expect(await outbox.deliveries()).toEqual([])
    await turnOn(ann, newPhone('ann'))
    await store('Now Ann has.')
    expect(await outbox.states()).toEqual({ push: 'waiting' })
  })

  test.each([404, 410])(
    'go to the other phones once if the service of one answers %d, and that one is forgotten',
    async (status) => {
      await turnOn(ann, newPhone('gone'))
      await turnOn(bob, newPhone('bob'))
      service.reply((path) => ({ status: path === '/gone' ? status : 201 }))
      run()
      await store('For two, of whom one has turned it off.')
      await expect.poll(outbox.states).toEqual({ push: 'sent' })
      expect((await outbox.deliveries()).map(deliveryLabel)).toEqual([`sent, but not to ${ann}`])
      expect((await pushSubscriptionsOf(outbox.db, [ann, bob])).map(({ person }) => person)).toEqual([bob])
      expect(paths()).toEqual(['/bob', '/gone'])
    },
  )

  test('are retried at a failing push service without being repeated on the other phone', async () => {
    await turnOn(ann, newPhone('ann'))
    await turnOn(bob, newPhone('bob'))
    service.reply((path) => ({ status: path === '/ann' ? 503 : 201 }))
    run()
    await store('For two, of whom one is not reached at first.')
    await expect.poll(outbox.attempts).toEqual([[1, true]])
    service.reply(() => ({ status: 201 }))
    outbox.time += MINUTE
    await expect.poll(outbox.states).toEqual({ push: 'sent' })
    expect(paths()).toEqual(['/ann', '/ann', '/bob'])
  })

  test('belong to the person who turned them on most recently on that phone, and need a valid subscription', async () => {
    const endpoint = 'https://push.example.com/send/abc'
    const keys = keysOf(newPhone('x'))
    const session = (person: string) => ({ person, id: 'a session' })
    expect(await peopleWithPhones(outbox.db)).toEqual([])
    expect(
      await savePushSubscription(outbox.db, session('Ann@Dealer.example'), { endpoint, expirationTime: null, keys }),
    ).toBe('saved')
    expect(await pushSubscriptionsOf(outbox.db, [ann])).toEqual([{ endpoint, keys, person: ann }])
    expect(await savePushSubscription(outbox.db, session(bob), { endpoint, keys })).toBe('saved')
    expect(await pushSubscriptionsOf(outbox.db, [ann, bob])).toEqual([{ endpoint, keys, person: bob }])
    for (const subscription of [
      { endpoint: 'http://push.example.com/send/abc', keys },
      { endpoint: 'https://127.0.0.1/send', keys },
      { endpoint: 'https://[::1]/send', keys },
      { endpoint: 'https://10.0.0.8/send', keys },
      { endpoint: 'https://database/send', keys },
      { endpoint: 'https://push.example.com:22/send', keys },
      { endpoint: 'https://user:word@push.example.com/send', keys },
      { endpoint, keys: { ...keys, p256dh: 'c2hvcnQ' } },
      { endpoint, keys: { ...keys, auth: '' } },
      { endpoint },
      'https://push.example.com',
      null,
    ])
      expect(await savePushSubscription(outbox.db, session(ann), subscription)).toBe('refused')
  })

  test('are never sent into the dealer’s own network, and a phone with such an address is forgotten', async () => {
    isOnInternet.loopback = false
    onTestFinished(() => {
      isOnInternet.loopback = true
    })
    const port = service.host.split(':')[1]
    for (const host of ['127.0.0.1', 'localhost', '0.0.0.0', '[::1]', '[::ffff:127.0.0.1]', '[64:ff9b::7f00:1]'])
      await turnOn(ann, { ...newPhone('x'), endpoint: `http://${host}:${port}/inside` })
    run()
    await store('Who is asked?')
    await expect.poll(() => pushSubscriptionsOf(outbox.db, [ann])).toEqual([])
    expect(service.calls).toEqual([])
  })

  test('use one key even if replicas ask for it at the same time', async () => {
    await outbox.db.deleteFrom('push_keys').execute()
    const keys = await Promise.all([1, 2, 3, 4].map(() => vapidPublicKey(outbox.db)))
    expect(new Set(keys).size).toBe(1)
    expect(Buffer.from(keys[0] ?? '', 'base64url')).toHaveLength(65)
  })
})
