import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { nextOpen } from '../../src/domain/hours/dealer-hours.ts'
import { refusedRecipients } from '../../src/domain/leads/channels/refused-recipients.server.ts'
import { configuredSenders } from '../../src/domain/leads/channels/senders.server.ts'
import { deliveryLabel } from '../../src/domain/leads/delivery-state.ts'
import { redeliverFailed, redeliverLeads } from '../../src/domain/leads/work/lead-commands.server.ts'
import { parseEnv } from '../../src/server/settings/env.server.ts'
import { engines } from '../support/databases.ts'
import { goodMessage } from '../support/messages.ts'
import { HOUR, MINUTE, outboxHarness } from '../support/running-outbox.ts'
import { freePort } from '../support/running-site.ts'
import { publicHostsAt, type ServiceReceiver, startServiceReceiver } from '../support/service-receiver.ts'

const words = 'Is the <!channel> cart & charger here? @everyone'
const text = `Sales: ${goodMessage.firstName} ${goodMessage.lastName} ${goodMessage.phone}. ${words}`
const ntfyAnswer = { status: 200, body: '{"id":"sPs71M8A2T","time":1643935928,"event":"message","topic":"carts"}' }

let service: ServiceReceiver
beforeAll(async () => {
  service = await startServiceReceiver()
})
afterAll(() => service.close())
beforeEach(() => {
  service.calls.length = 0
  service.reply(() => ntfyAnswer)
})

const ntfy = (topic: string, user = '') => `ntfy://${user}${service.host}/${topic}?secure=false`
const paths = () => service.calls.map(({ url }) => new URL(url).pathname).sort()

/** Each service with its response to an accepted message, and with the request that it expects. */
const services = [
  {
    name: 'ntfy.sh',
    address: 'https://ntfy.sh/carts-on-the-lot',
    answer: ntfyAnswer,
    url: 'https://ntfy.sh/carts-on-the-lot',
    type: 'text/plain',
    body: text,
  },
  {
    name: 'Slack',
    address: 'https://hooks.slack.com/services/T00000000/B00000000/s3cretSlack',
    answer: { status: 200, body: 'ok' },
    url: 'https://hooks.slack.com/services/T00000000/B00000000/s3cretSlack',
    type: 'application/json',
    body: { text: text.replace('<!channel>', '&lt;!channel&gt;').replace('cart & charger', 'cart &amp; charger') },
  },
  {
    name: 'Teams',
    address:
      'https://a1.4a.environment.api.powerplatform.com:443/powerautomate/automations/direct/workflows/b950/triggers/manual/paths/invoke?api-version=1&sp=%2Ftriggers%2Fmanual%2Frun&sv=1.0&sig=s3cret',
    answer: { status: 202 },
    url: 'https://a1.4a.environment.api.powerplatform.com/powerautomate/automations/direct/workflows/b950/triggers/manual/paths/invoke?api-version=1&sp=%2Ftriggers%2Fmanual%2Frun&sv=1.0&sig=s3cret',
    type: 'application/json',
    body: {
      type: 'message',
      attachments: [
        {
          contentType: 'application/vnd.microsoft.card.adaptive',
          content: {
            $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
            type: 'AdaptiveCard',
            version: '1.4',
            body: [{ type: 'TextBlock', text, wrap: true }],
          },
        },
      ],
    },
  },
  {
    name: 'Discord',
    address: 'https://discord.com/api/webhooks/123456/s3cret-Discord',
    answer: { status: 204 },
    url: 'https://discord.com/api/webhooks/123456/s3cret-Discord',
    type: 'application/json',
    body: { content: text, allowed_mentions: { parse: [] } },
  },
  {
    name: 'Telegram',
    address: 'https://api.telegram.org/bot42:s3cret-Telegram/sendMessage?chat_id=-1007',
    answer: { status: 200, body: '{"ok":true,"result":{"message_id":1}}' },
    url: 'https://api.telegram.org/bot42:s3cret-Telegram/sendMessage',
    type: 'application/json',
    body: { chat_id: '-1007', text, link_preview_options: { is_disabled: true } },
  },
  {
    name: 'Twilio',
    address:
      'https://AC0123:s3cretTwilio@api.twilio.com/2010-04-01/Accounts/AC0123/Messages.json?From=+18565550100&To=%2B18565550177',
    answer: { status: 201, body: '{"sid":"SM1","status":"queued"}' },
    url: 'https://api.twilio.com/2010-04-01/Accounts/AC0123/Messages.json',
    type: 'application/x-www-form-urlencoded',
    body: String(new URLSearchParams({ From: '+18565550100', To: '+18565550177', Body: text })),
    authorization: `Basic ${Buffer.from('AC0123:s3cretTwilio').toString('base64')}`,
  },
]

describe.each(Object.entries(engines))('short texts to phones, on %s', (_name, open) => {
  const outbox = outboxHarness(open)
  beforeEach(() => outbox.moveClock(nextOpen(outbox.now()).getTime() - outbox.time))
  const environment = (...addresses: string[]) => parseEnv({ LEADS_NOTIFY_URL: addresses.join(', ') })
  const run = (...addresses: string[]) =>
    outbox.run({ senders: configuredSenders(environment(...addresses), outbox.db, outbox.now) })
  const only = async () => (await outbox.deliveries())[0]

  test.each(services)('go to $name in a valid request', async ({ address, answer, url, type, body, authorization }) => {
    publicHostsAt(service)
    service.reply(() => answer)
    run(address)
    await outbox.store(words, ['notify'])
    await expect.poll(outbox.states).toEqual({ notify: 'sent' })
    const [call] = service.calls
    const callUrl = new URL(call?.url ?? '')
    expect(`https://${call?.headers['x-public-host']}${callUrl.pathname}${callUrl.search}`).toBe(url)
    expect(call).toMatchObject({ method: 'POST', headers: expect.objectContaining({ 'content-type': type }) })
    expect(call?.headers.authorization).toBe(authorization)
    const received = String(call?.body)
    expect(typeof body === 'string' ? received : JSON.parse(received)).toEqual(body)
    expect((await only())?.lastError).toBe('')
  })

  test('can be sent to a self-hosted server with a user name or a token', async () => {
    run(ntfy('carts', 'ann:p%40ss@'), ntfy('desk', ':tk_abc@'))
    await outbox.store(words, ['notify'])
    await expect.poll(outbox.allSent).toBe(true)
    const signIns = service.calls.map(({ headers }) => headers.authorization).sort()
    const basic = (pair: string) => `Basic ${Buffer.from(pair).toString('base64')}`
    expect(signIns).toEqual([basic('ann:p@ss'), basic(':tk_abc')].sort())
  })

  test('wait for opening hours', async () => {
    outbox.moveClock(Date.parse('2026-05-02T22:00:00Z') - outbox.time)
    run(ntfy('carts'))
    await outbox.store('Written on a Saturday evening.', ['notify'])
    expect(await only()).toMatchObject({ attempts: 0, dueAt: nextOpen(outbox.now()).toISOString() })
    await outbox.nextRounds()
    expect(service.calls).toEqual([])
    outbox.time = nextOpen(outbox.now()).getTime()
    await expect.poll(outbox.allSent).toBe(true)
  })

  test('are retried only for people whom the first attempt did not reach', async () => {
    service.reply((path) => (path === '/desk' ? { status: 503 } : ntfyAnswer))
    run(ntfy('carts'), ntfy('desk'), ntfy('yard'))
    await outbox.store(words, ['notify'])
    await expect.poll(async () => (await only())?.lastError).toBe('ntfy#2: it answered 503')
    expect(paths()).toEqual(['/carts', '/desk', '/yard'])
    service.reply(() => ntfyAnswer)
    outbox.time += MINUTE
    await expect.poll(outbox.states).toEqual({ notify: 'sent' })
    expect(paths()).toEqual(['/carts', '/desk', '/desk', '/yard'])
    const [lead] = await outbox.leads()
    await redeliverLeads(outbox.db, [lead?.id ?? ''], { channels: ['notify'], now: outbox.now() })
    await expect.poll(() => paths().length).toBe(7)
  })

  test('still go to the others if an address is permanently refused, and the refusal is reported', async () => {
    service.reply((path) => (path === '/desk' ? { status: 403 } : ntfyAnswer))
    run(ntfy('carts'), ntfy('desk'))
    await outbox.store(words, ['notify'])
    await expect.poll(outbox.allSent).toBe(true)
    expect((await outbox.deliveries()).map(deliveryLabel)).toEqual(['sent, but not to ntfy#2'])
    expect(await refusedRecipients(outbox.db, environment(ntfy('carts'), ntfy('desk')))).toEqual([
      { address: 'ntfy#2', kind: 'sign-in', code: 403, answer: 'it answered 403' },
    ])
  })

  test.each([400, 401, 403, 404, 410])('fail after a response of %d, and staff can send them again', async (status) => {
    service.reply(() => ({ status }))
    run(ntfy('carts'))
    await outbox.store(words, ['notify'])
    await expect.poll(outbox.states).toEqual({ notify: 'failed' })
    service.reply(() => ntfyAnswer)
    await redeliverFailed(outbox.db, outbox.now())
    await expect.poll(outbox.states).toEqual({ notify: 'sent' })
    expect(service.calls).toHaveLength(2)
  })

  test.each([408, 429, 500, 502, 307])('are retried after a response of %d', async (status) => {
    service.reply(() => ({ status, headers: { location: '/elsewhere' } }))
    run(ntfy('carts'))
    await outbox.store(words, ['notify'])
    await expect.poll(outbox.attempts).toEqual([[1, true]])
    expect(await outbox.states()).toEqual({ notify: 'waiting' })
    expect(paths()).toEqual(['/carts'])
  })

  test.each([
    ['20 minutes', 1200, 20 * MINUTE],
    ['a day, which is cut to an hour', 86_400, HOUR],
    ['less than the usual pause', 2, MINUTE],
  ])('wait as long as Retry-After says, from the usual pause to an hour: %s', async (_name, seconds, pause) => {
    service.reply(() => ({ status: 429, headers: { 'retry-after': String(seconds) } }))
    run(ntfy('carts'))
    const started = outbox.time
    await outbox.store(words, ['notify'])
    await expect.poll(outbox.attempts).toEqual([[1, true]])
    expect(Date.parse((await only())?.dueAt ?? '') - started).toBe(pause)
  })

  test('fail if the service answers with a web page', async () => {
    service.reply(() => ({ status: 200, body: '<!doctype html><title>Welcome</title>' }))
    run(ntfy('carts'))
    await outbox.store(words, ['notify'])
    await expect.poll(outbox.states).toEqual({ notify: 'failed' })
    expect((await only())?.lastError).toContain('not as ntfy does')
  })

  test('never reveal an address in the error of a delivery', async () => {
    publicHostsAt(service)
    service.reply(() => ({ status: 404, body: 's3cret' }))
    run(...services.map(({ address }) => address))
    await outbox.store(words, ['notify'])
    await expect.poll(outbox.states).toEqual({ notify: 'failed' })
    expect((await only())?.lastError).not.toMatch(/s3cret|carts-on-the-lot|https?:/)
    await outbox.stopAll()
    await outbox.db.deleteFrom('contact_messages').execute()
    run(`ntfy://127.0.0.1:${await freePort()}/s3cret-topic?secure=false`)
    await outbox.store(words, ['notify'])
    await expect.poll(outbox.attempts).toEqual([[1, true]])
    expect((await only())?.lastError).toMatch(/^ntfy: .*ECONNREFUSED/)
    expect((await only())?.lastError).not.toContain('s3cret')
  })
})

test.each([
  'https://example.com/hook/s3cret',
  'http://ntfy.sh/s3cret',
  'https://ntfy.example.com/s3cret',
  'ntfy://ntfy.example.com/s3cret?secure=false',
  'ntfy://host/s3cret/two',
  'https://hooks.slack.com/s3cret',
  'http://hooks.slack.com/services/T0/B0/s3cret',
  'https://ann:s3cret@hooks.slack.com/services/T0/B0/x',
  'https://dealer.webhook.office.com/webhookb2/s3cret',
  'https://hooks.slack.com.evil.example/services/T0/B0/s3cret',
  'https://discord.com/api/webhooks/s3cret',
  'https://api.telegram.org/bot42:s3cret/sendMessage',
  'https://api.twilio.com/2010-04-01/Accounts/AC01/Messages.json?From=%2B1&To=%2Bs3cret',
  'https://AC01:s3cret@api.twilio.com/2010-04-01/Accounts/AC01/Messages.json?To=%2B18565550177',
  's3cret',
])('rejects the address %s and lists the accepted forms without repeating the address', (address) => {
  const parse = () => parseEnv({ LEADS_NOTIFY_URL: `https://ntfy.sh/carts, ${address}` })
  expect(parse).toThrow(/LEADS_NOTIFY_URL.*ntfy: .*Slack: .*Teams: .*Discord: .*Telegram: .*Twilio: /s)
  expect(parse).not.toThrow(/s3cret/)
})
