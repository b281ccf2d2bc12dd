import { expect, test } from 'vitest'
import { getPage } from '../support/html.ts'
import { freePort, startSite } from '../support/running-site.ts'

const good = { page: 'home', device: 'narrow', lcp: 1200, inp: 80, cls: 0.01 }

test('counts a well-formed report, and rejects any other', async () => {
  const port = await freePort()
  const site = await startSite({ FIELD_SAMPLE: '0.25', METRICS_PORT: String(port) })
  const post = (body: string, headers: Record<string, string> = {}) =>
    fetch(`${site.url}/field-reports`, { method: 'POST', body, headers })
  for (const path of ['/', '/policies/rental-policy']) {
    const { document } = await getPage(site.url + path)
    expect(document.querySelector('html')?.getAttribute('data-sample')).toBe('0.25')
  }
  const response = await post(JSON.stringify(good))
  expect([response.status, await response.text(), response.headers.get('set-cookie')]).toEqual([204, '', null])
  for (const [status, body] of [
    [400, ''],
    [400, 'null'],
    [400, '{"page":"home"'],
    [400, JSON.stringify({ ...good, page: '/vehicle/denago-nomad' })],
    [400, JSON.stringify({ ...good, device: 'phone' })],
    [400, JSON.stringify({ ...good, lcp: -1 })],
    [400, JSON.stringify({ ...good, inp: 1e9 })],
    [400, JSON.stringify({ ...good, cls: '0.1' })],
    [400, JSON.stringify({ ...good, id: 'visitor-1' })],
    [413, JSON.stringify({ ...good, page: 'x'.repeat(1000) })],
  ] as const) {
    expect([body, (await post(body)).status]).toEqual([body, status])
  }
  expect((await post(JSON.stringify(good), { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect((await fetch(`${site.url}/field-reports`)).status).toBe(405)
  const metrics = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  await expect.poll(metrics).toContain('larkway_field_lcp_seconds_count{page="home",device="narrow"} 1')
  const text = await metrics()
  expect(text).toContain('larkway_field_lcp_seconds_bucket{le="1",page="home",device="narrow"} 0')
  expect(text).toContain('larkway_field_lcp_seconds_bucket{le="1.5",page="home",device="narrow"} 1')
  expect(text).toContain('larkway_field_inp_seconds_sum{page="home",device="narrow"} 0.08')
  expect(text).toContain('larkway_field_cls_bucket{le="0.01",page="home",device="narrow"} 1')
  await site.remove()
})

test('cuts off a flood of reports, and logs nothing from them', async () => {
  const site = await startSite({ FIELD_SAMPLE: '1' })
  const body = JSON.stringify({ ...good, lcp: 1234.5 })
  const statuses: number[] = []
  for (let i = 0; i < 650; i += 50) {
    const replies = Array.from({ length: 50 }, () => fetch(`${site.url}/field-reports`, { method: 'POST', body }))
    statuses.push(...(await Promise.all(replies)).map(({ status }) => status))
  }
  expect(statuses.filter((status) => status === 204)).toHaveLength(600)
  expect(statuses.filter((status) => status === 429)).toHaveLength(50)
  expect(site.log()).not.toContain('1234.5')
  await site.remove()
})

test('without FIELD_SAMPLE, pages collect nothing and reports are rejected', async () => {
  const site = await startSite()
  const { document } = await getPage(`${site.url}/`)
  expect(document.querySelector('html')?.hasAttribute('data-sample')).toBe(false)
  const response = await fetch(`${site.url}/field-reports`, { method: 'POST', body: JSON.stringify(good) })
  expect(response.status).toBe(404)
  await site.remove()
})
