import { expect, test } from 'vitest'
import { isPrivateHost } from './private-host.ts'

test.each([
  ['localhost', true],
  ['mail', true],
  ['10.0.0.9', true],
  ['192.168.1.2', true],
  ['[::1]', true],
  ['[fd00::25]', true],
  ['mail.example.com', false],
  ['203.0.113.9', false],
  ['[2001:db8::25]', false],
])('whether %s is a private host: %s', (host, isPrivate) => {
  expect(isPrivateHost(new URL(`http://${host}`).hostname)).toBe(isPrivate)
})
