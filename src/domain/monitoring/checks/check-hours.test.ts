import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => vi.resetModules())

async function checksWith(hourDates: readonly object[], today: string) {
  vi.doMock('../../../content/dealer/facts/hours.facts.ts', async (original) => ({
    ...(await original<object>()),
    hourDates,
  }))
  const { hoursChecks } = await import('./check-hours.ts')
  return hoursChecks(today).map(({ name, ok, warning }) => ({ name, ok, warning }))
}

const once = { on: '2026-12-25', name: 'Christmas Day', closed: 'Closed' }
const warned = [{ name: 'hours', ok: true, warning: true }]

test.each([
  ['no dates', [], '2027-01-05', []],
  ['an upcoming date', [once], '2026-12-25', []],
  ['only past dates', [once], '2026-12-26', warned],
  ['one past and one yearly date', [once, { ...once, on: '12-25' }], '2027-01-05', []],
])('doctor warns only if all dates are past: %s', async (_name, dates, today, checks) => {
  expect(await checksWith(dates, today)).toEqual(checks)
})
