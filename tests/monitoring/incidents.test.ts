import { beforeEach, describe, expect, test } from 'vitest'
import { startMonitor } from '../../src/domain/monitoring/monitor.server.ts'
import { parseEnv } from '../../src/server/settings/env.server.ts'
import { engines } from '../support/databases.ts'
import { monitorHarness } from '../support/running-monitor.ts'

const GIGABYTE = 1024 ** 3
const HOUR = 60 * 60_000

describe.each(Object.entries(engines))('incidents, on %s', (_name, open) => {
  const monitor = monitorHarness(open)
  beforeEach(() => monitor.setTime('2026-05-01T12:00:00Z'))

  const hooks = () =>
    monitor.webhook.hooks.map(({ body }) => {
      const { type, data } = JSON.parse(body)
      return `${type}: ${data.kind.split(' of ')[0]}`
    })

  test('stay open when a slow check in another process ends with older findings', async () => {
    const settings = { ALERT_WEBHOOK_URL: monitor.webhook.url }
    const reading = Promise.withResolvers<void>()
    let readings = 0
    const slow = startMonitor({
      db: monitor.db,
      env: parseEnv({ DATA_DIR: '/tmp', ...settings }),
      disk: async () => {
        readings += 1
        const { free } = monitor
        await reading.promise
        return { free, total: 100 * GIGABYTE }
      },
      pollMs: 10,
    })
    await expect.poll(() => readings).toBe(1)
    monitor.free = 9 * GIGABYTE
    monitor.run(settings, monitor.replicas.slice(0, 1))
    await expect.poll(hooks).toEqual(['incident.opened: disk'])
    reading.resolve()
    await expect.poll(() => readings).toBeGreaterThan(1)
    await monitor.nextRounds()
    await slow.stop()
    expect(hooks()).toEqual(['incident.opened: disk'])
  })

  test('about mail to staff stay open when an email that could not be sent is no longer needed', async () => {
    monitor.mail.mood('refuse')
    monitor.run({ ALERT_TO: 'ann@dealer.example', ALERT_WEBHOOK_URL: monitor.webhook.url })
    monitor.free = 9 * GIGABYTE
    const opened = ['incident.opened: disk', 'incident.opened: staff mail']
    const alert = () =>
      monitor.db
        .selectFrom('jobs')
        .select(['state', 'due_at', 'last_error'])
        .where('kind', '=', 'mail alert')
        .orderBy('planned_at')
        .executeTakeFirst()
    await expect.poll(async () => (await alert())?.last_error).toContain('no mail today')
    monitor.time += HOUR
    await expect.poll(hooks).toEqual(opened)
    monitor.free = 50 * GIGABYTE
    await expect.poll(hooks).toEqual([...opened, 'incident.closed: disk'])
    await expect
      .poll(async () => {
        const { state, due_at = '' } = (await alert()) ?? {}
        monitor.time = Math.max(monitor.time, Date.parse(due_at))
        return state
      })
      .toBe('sent')
    await monitor.nextRounds()
    expect(hooks()).toEqual([...opened, 'incident.closed: disk'])
  })
})
