import { expect, test } from 'vitest'
import { loggedPath } from './logged-path.ts'

test.each([
  ['/tell-me/0123456789abcdef', '/tell-me/$token'],
  ['/staff/0123456789abcdef/photos', '/staff/$token'],
  ['//Tell-Me//0123456789abcdef', '//Tell-Me/$token'],
  ['https://www.dealer.example/staff/0123456789abcdef', 'https://www.dealer.example/staff/$token'],
])('logs %s without the token', (path, logged) => {
  expect(loggedPath(path)).toBe(logged)
})

test.each([
  '/tell-me',
  '/tell-me/',
  '/',
  '/inventory',
  '/staffing',
  '/policies/staff/report',
  'https://www.dealer.example/',
])('logs %s unchanged', (path) => {
  expect(loggedPath(path)).toBe(path)
})
