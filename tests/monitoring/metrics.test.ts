import { afterAll, describe, expect, test } from 'vitest'
import { goodMessage, postMessage } from '../support/messages.ts'
import { rawRequest, rawStatus } from '../support/raw-request.ts'
import { freePort, type Site, startSite } from '../support/running-site.ts'

describe.each([1, 2])('metrics, with WORKERS=%i,', (workers) => {
  let site: Site | undefined
  afterAll(() => site?.remove())

  test('count all requests, renders and messages on a separate port', async () => {
    const port = await freePort()
    site = await startSite({ METRICS_PORT: String(port), WORKERS: String(workers) })
    for (let index = 0; index < 6; index++) await fetch(`${site.url}/inventory?brand=denago`)
    await fetch(`${site.url}/no-such-page`)
    expect((await postMessage(site, goodMessage)).status).toBe(201)
    const scrape = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
    await expect.poll(scrape).toMatch(/larkway_http_requests_total\{kind="page",status="200"\} 6/)
    const text = await scrape()
    for (const line of [
      /larkway_http_requests_total\{kind="page",status="404"\} 1/,
      /larkway_http_requests_total\{kind="api",status="201"\} 1/,
      /larkway_page_render_seconds_count [1-9]/,
      /larkway_cache_hits_total [1-9]/,
      /larkway_leads\{interest="service"\} 1/,
      /larkway_database_up 1/,
      /nodejs_eventloop_lag_p99_seconds/,
      /process_resident_memory_bytes/,
    ]) {
      expect(text).toMatch(line)
    }
    expect((await fetch(`${site.url}/metrics`)).status).toBe(404)
    const metrics = { url: `http://127.0.0.1:${port}` }
    const statusFor = async (host: string) =>
      rawStatus(await rawRequest(metrics, `GET /metrics HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`))
    expect(await statusFor(`localhost:${port}`)).toBe(200)
    for (const other of ['evil.example', `evil.example:${port}`, 'localhost.evil.example', ''])
      expect([other, await statusFor(other)]).toEqual([other, 421])
  })
})
