import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkSubmission } from '../../src/domain/leads/intake/submission-schema.ts'
import { goodMessage, postMessage, storedMessages } from '../support/messages.ts'
import { type Site, startSite } from '../support/running-site.ts'
import { sampleVehicle } from '../support/sample-vehicle.ts'

let site: Site
beforeAll(async () => {
  site = await startSite({ LOG_LEVEL: 'info' })
})
afterAll(() => site.remove())

const messagesInDatabase = () => storedMessages(site)

test('stores a valid message as typed', async () => {
  const response = await postMessage(site, goodMessage)
  expect(response.status).toBe(201)
  expect(messagesInDatabase().at(-1)).toMatchObject({
    first_name: 'Ada',
    last_name: 'Moss',
    email: goodMessage.email,
    phone: goodMessage.phone,
    interest: 'service',
    message: goodMessage.message,
    suspected: 0,
  })
})

test('stores the vehicle, page, town and topic with a message', async () => {
  const origin = { vehicle: 'denago-nomad', page: '/vehicle/denago-nomad', town: 'millville', topic: 'test-drive' }
  await postMessage(site, { ...goodMessage, ...origin, message: 'May I drive this one?' })
  const { name, price = 0 } = sampleVehicle('denago-nomad')
  expect(messagesInDatabase().at(-1)).toMatchObject({
    vehicle_id: 'denago-nomad',
    vehicle_name: name,
    vehicle_price_cents: price * 100,
    vehicle_stock_status: 'in stock',
    page: '/vehicle/denago-nomad',
    town: 'millville',
    topic: 'test-drive',
  })
})

test('accepts a message with an unknown vehicle and a made-up page, town and topic', async () => {
  const origin = { vehicle: 'no-such-cart', page: 7, town: 'atlantis', topic: '<b>' }
  expect((await postMessage(site, { ...goodMessage, ...origin, message: 'With a forged vehicle.' })).status).toBe(201)
  expect(messagesInDatabase().at(-1)).toMatchObject({
    vehicle_name: 'unknown cart',
    page: null,
    town: null,
    topic: null,
  })
})

test('interest defaults to sales', async () => {
  const { interest: _interest, ...rest } = goodMessage
  await postMessage(site, { ...rest, message: 'No interest was chosen here.' })
  expect(messagesInDatabase().at(-1)).toMatchObject({ interest: 'sales' })
})

test.each([
  ['firstName', '', 'First name is required'],
  ['firstName', '   ', 'First name is required'],
  ['lastName', '', 'Last name is required'],
  ['email', 'ada@', 'Invalid email address'],
  ['email', 'ada@example.com\r\nBcc: all@example.com', 'Invalid email address'],
  ['phone', '856-555', 'Phone number is required'],
  ['interest', 'racing', 'Choose sales, service, parts or general'],
  ['message', 'Too short', 'Message must be at least 10 characters'],
  ['firstName', 7, 'First name is required'],
  ['message', ['x'], 'Message must be at least 10 characters'],
  ['message', 'x'.repeat(5001), 'Message must be at most 5000 characters'],
])('rejects %s %j with 422 and %j', async (field, value, sentence) => {
  const before = messagesInDatabase().length
  const response = await postMessage(site, { ...goodMessage, [field]: value })
  expect(response.status).toBe(422)
  expect(await response.json()).toEqual({ error: sentence, fields: { [field]: sentence } })
  expect(messagesInDatabase()).toHaveLength(before)
})

test('returns an error for each field of an empty object', async () => {
  const response = await postMessage(site, {})
  expect(await response.json()).toEqual({
    error: 'First name is required',
    fields: {
      firstName: 'First name is required',
      lastName: 'Last name is required',
      email: 'Invalid email address',
      phone: 'Phone number is required',
      message: 'Message must be at least 10 characters',
    },
  })
})

test.each([
  ['invalid JSON', 400, '{"firstName":'],
  ['an array', 422, '[]'],
  ['null', 422, 'null'],
  ['a number', 422, '7'],
  ['more than 32 KB', 413, JSON.stringify({ ...goodMessage, message: 'x'.repeat(33_000) })],
])('answers %s with %i', async (_what, status, body) => {
  const response = await postMessage(site, body)
  expect(response.status).toBe(status)
  expect(await response.json()).toEqual({ error: expect.stringMatching(/[.]$/) })
})

test('answers a content type other than JSON with 415', async () => {
  expect((await postMessage(site, 'firstName=Ada', { 'content-type': 'text/plain' })).status).toBe(415)
})

test.each(['GET', 'HEAD', 'PUT', 'DELETE'])('answers %s with 405 and Allow: POST', async (method) => {
  const response = await fetch(`${site.url}/api/contact`, { method })
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toBe('POST')
})

test.each([
  ['the same key', { 'idempotency-key': 'one-tap' }],
  ['the same words', {}],
])('a message sent twice with %s is stored once, and both requests get 201', async (what, headers) => {
  const message = { ...goodMessage, message: `Sent twice, ${what}.` }
  const answers = await Promise.all([postMessage(site, message, headers), postMessage(site, message, headers)])
  expect(answers.map(({ status }) => status)).toEqual([201, 201])
  expect(messagesInDatabase().filter((row) => row.message === message.message)).toHaveLength(1)
})

test.each([
  ['a message with a filled hidden field', { companyFax: 'http://pills.example' }, 1, 'hidden-field'],
  ['a quick message with a filled hidden field', { companyFax: 'x', elapsedMs: 40 }, 1, 'hidden-field,too-fast:40'],
  ['a message sent within two seconds', { elapsedMs: 40 }, 0, 'too-fast:40'],
])('%s is stored, and quarantined only if certainly spam', async (what, extra, suspected, suspicion) => {
  const message = `This is ${what}.`
  expect((await postMessage(site, { ...goodMessage, ...extra, message })).status).toBe(201)
  const row = messagesInDatabase().find((candidate) => candidate.message === message)
  expect(row).toMatchObject({ suspected, suspicion })
})

test('names cannot contain line breaks; control characters are dropped', async () => {
  await postMessage(site, {
    ...goodMessage,
    firstName: 'Ada\r\nBcc: x@example.com',
    message: 'Zero \u0000 and bell \u0007 are gone.',
  })
  expect(messagesInDatabase().at(-1)).toMatchObject({
    first_name: 'Ada Bcc: x@example.com',
    message: 'Zero  and bell  are gone.',
  })
  await postMessage(site, {
    ...goodMessage,
    lastName: 'B\u202Efdp.exe',
    message: 'Reads \u2067the other way\u2069 round.',
  })
  expect(messagesInDatabase().at(-1)).toMatchObject({ last_name: 'Bfdp.exe', message: 'Reads the other way round.' })
})

test.each([
  ['another origin', { origin: 'https://evil.example' }],
  ['a sandboxed frame', { origin: 'null' }],
])('rejects a post from %s', async (_what, headers) => {
  expect((await postMessage(site, goodMessage, headers)).status).toBe(403)
})

test('logs nothing that a visitor typed', async () => {
  await fetch(`${site.url}/contact?vehicle=secret-query`)
  await expect.poll(() => site.log()).toContain('"path":"/contact"')
  for (const secret of [goodMessage.email, goodMessage.phone, 'Moss', 'secret-query'])
    expect(site.log()).not.toContain(secret)
})

describe('generated bodies', () => {
  const loose = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.string({ maxLength: 30 }),
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.array(fc.string()),
  )
  const plausible = fc.record(
    {
      firstName: fc.oneof(loose, fc.constant('Ada')),
      lastName: fc.oneof(loose, fc.constant('Moss')),
      email: fc.oneof(loose, fc.emailAddress()),
      phone: fc.oneof(loose, fc.constant('856-555-0100')),
      interest: fc.oneof(loose, fc.constantFrom('sales', 'service', 'parts', 'general')),
      message: fc.oneof(loose, fc.string({ unit: 'binary', minLength: 10, maxLength: 200 })),
      companyFax: loose,
      elapsedMs: loose,
      vehicle: loose,
      page: loose,
      town: loose,
      topic: loose,
      idempotencyKey: loose,
    },
    { requiredKeys: [] },
  )
  const acceptable = fc
    .string({ unit: 'binary', maxLength: 200 })
    .map((text) => ({ ...goodMessage, message: `Generated: ${text}` }))
  const body = fc.oneof(
    { weight: 6, arbitrary: plausible.map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: acceptable.map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: fc.json() },
    { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
  )

  test('never cause a 5xx or a row that would fail validation, in 10,000 tries', async () => {
    const lanes = 8
    const bodies = fc.sample(body, 10_000)
    const statuses = new Set<number>()
    await Promise.all(
      Array.from({ length: lanes }, async (_, lane) => {
        for (let index = lane; index < bodies.length; index += lanes)
          statuses.add((await postMessage(site, bodies[index] ?? '')).status)
      }),
    )
    expect([...statuses].filter((status) => ![201, 400, 422].includes(status))).toEqual([])
    expect(statuses.has(201)).toBe(true)
    for (const row of messagesInDatabase()) {
      const [firstName, lastName, email, phone, interest, message] = [
        row.first_name,
        row.last_name,
        row.email,
        row.phone,
        row.interest,
        row.message,
      ]
      const asMessage = { firstName, lastName, email, phone, interest, message }
      expect(checkSubmission(asMessage)).toMatchObject({ ok: true, submission: asMessage })
    }
  })
})
