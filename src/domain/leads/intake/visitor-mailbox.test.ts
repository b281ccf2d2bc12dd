import { expect, test } from 'vitest'
import { mailbox } from './visitor-mailbox.ts'

test.each([
  [
    'gvictim@gmail.com',
    'g.victim@gmail.com',
    'GV.ICTIM@googlemail.com',
    'g.v.i.c.t.i.m+cart@gmail.com',
    'gvictim@gmail.com.',
  ],
  ['ann@icloud.com', 'ann+1@me.com', 'ANN@mac.com'],
  ['ann.lee@outlook.com', 'Ann.Lee+2@outlook.com', 'ann.lee++3+4@OUTLOOK.com'],
  ['annlee@proton.me', 'ann.lee@pm.me', 'annlee+x@protonmail.com'],
])('%s is the same mailbox in all its spellings', (first, ...others) => {
  expect(new Set([first, ...others].map(mailbox))).toEqual(new Set([first]))
})

test('keeps addresses apart if they may belong to two people', () => {
  const addresses = [
    'ann.lee@corp.example',
    'annlee@corp.example',
    'ann-lee@gmail.com',
    'annlee@gmail.com',
    '+1@corp.example',
    '+2@corp.example',
  ]
  expect(new Set(addresses.map(mailbox)).size).toBe(addresses.length)
})

test('handles text that is not an address, and very long input', () => {
  expect([mailbox(''), mailbox('Ann'), mailbox('@'), mailbox('a@b@c.example')]).toEqual([
    '',
    'ann',
    '@',
    'a@b@c.example',
  ])
  const hostile = `${'+'.repeat(200_000)}@x.example`
  expect(mailbox(hostile)).toBe('+@x.example')
})
