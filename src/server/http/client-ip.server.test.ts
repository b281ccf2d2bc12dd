import { expect, test } from 'vitest'
import { proxyChecks } from '../../domain/monitoring/checks/check-proxy.ts'
import { parseEnv } from '../settings/env.server.ts'
import { readClients } from './client-ip.server.ts'

const behind = (proxies: number, addresses = '') =>
  readClients(parseEnv({ TRUST_PROXY: String(proxies), PROXY_ADDRESSES: addresses }))
const proxy = '172.18.0.4'

test.each([
  ['without a proxy, the other end of the connection, whatever the visitor claims', '198.51.100.9', 0, proxy],
  ['behind one proxy, the address that it saw', '198.51.100.9, 192.0.2.7', 1, '192.0.2.7'],
  ['behind two proxies, the address that the outer one saw', '198.51.100.9, 192.0.2.7, 10.0.0.2', 2, '192.0.2.7'],
  ['with fewer addresses than proxies, the first', '192.0.2.7', 3, '192.0.2.7'],
  ['behind a proxy that wrote nothing, the proxy itself', undefined, 1, proxy],
  ['behind a proxy that wrote no address, the proxy itself', 'unknown', 1, proxy],
])('finds the client of a request: %s', (_what, forwarded, proxies, expected) => {
  expect(behind(proxies).clientOf(proxy, forwarded)).toBe(expected)
})

test.each(['127.0.0.1', '::1', '10.1.2.3', '::ffff:192.168.1.2', '100.64.0.1', 'fd00::5', 'fe80::1%eth0'])(
  'if TRUST_PROXY is set, trusts X-Forwarded-For from %s',
  (socket) => {
    expect(behind(1).clientOf(socket, '192.0.2.7')).toBe('192.0.2.7')
    expect(behind(0).isProxy(socket)).toBe(false)
  },
)

test.each(['203.0.113.1', '::ffff:203.0.113.1', '2001:db8::1', '172.32.0.1', undefined])(
  'does not trust X-Forwarded-For from %s unless PROXY_ADDRESSES includes it',
  (socket) => {
    expect(behind(1).clientOf(socket, '192.0.2.7')).not.toBe('192.0.2.7')
    expect(behind(1).isProxy(socket)).toBe(false)
    if (socket === undefined) return
    const behindNamedProxies = behind(1, '203.0.113.1, 2001:db8::/32; 172.32.0.0/16')
    expect(behindNamedProxies.clientOf(socket, '192.0.2.7')).toBe('192.0.2.7')
  },
)

test.each([
  '203.0.113.9',
  '203.0.113.9:4444',
  '::ffff:203.0.113.9',
  '::FFFF:CB00:7109',
  '[::ffff:203.0.113.9]',
  '[::ffff:203.0.113.9]:443',
])('treats %s as the same client as 203.0.113.9', (written) => {
  expect(behind(1).clientOf(proxy, written)).toBe('203.0.113.9')
  expect(behind(0).clientOf(written, undefined)).toBe('203.0.113.9')
})

test('treats an IPv6 /64 network as one client', () => {
  const { clientOf } = behind(1)
  const line = ['2001:db8:1:2::1', '[2001:0DB8:1:2:ffff::9]:443', '2001:db8:1:2:0:0:192.0.2.1']
  expect(new Set(line.map((written) => clientOf(proxy, written))).size).toBe(1)
  expect(clientOf(proxy, '2001:db8:1:3::1')).not.toBe(clientOf(proxy, '2001:db8:1:2::1'))
  expect(clientOf(proxy, '::1')).not.toBe(clientOf(proxy, '1::'))
})

test('PROXY_ADDRESSES accepts only addresses and networks', () => {
  for (const wrong of ['proxy.example', '10.0.0.0/33', '2001:db8::/129', '10.0.0.1/', '300.1.1.1'])
    expect(() => behind(1, wrong)).toThrow(/PROXY_ADDRESSES\S*: give addresses or networks/)
})

test('doctor lists the proxies trusted for X-Forwarded-For, and warns if limits per client have no effect', () => {
  const says = (variables: Record<string, string>) =>
    proxyChecks(parseEnv(variables)).map(({ says, warning }) => [says, warning])
  expect(says({})).toEqual([])
  expect(says({ TRUST_PROXY: '1', PROXY_ADDRESSES: '203.0.113.7' })).toEqual([
    ['X-Forwarded-For is believed only from private networks, 203.0.113.7/32', undefined],
  ])
  expect(says({ TRUST_PROXY: '1', PROXY_ADDRESSES: '0.0.0.0/0' })).toEqual([
    [expect.stringContaining('every address'), true],
  ])
  expect(says({ HOST: '127.0.0.1', SITE_URL: 'https://www.larkway.example' })).toEqual([
    [expect.stringContaining('all visitors count as one client'), true],
  ])
})
