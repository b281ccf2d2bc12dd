import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { parseEnv } from './env.server.ts'

const folder = mkdtempSync(join(tmpdir(), 'larkway-env-'))
afterAll(() => rmSync(folder, { recursive: true }))
const secret = (text: string): string => {
  const file = join(folder, 'secret')
  writeFileSync(file, text)
  return file
}

test('reads the value of NAME from the file given in NAME_FILE, without its final line break', () => {
  const SMTP_URL_FILE = secret('smtps://user:pass word@mail.example.com\n')
  expect(parseEnv({ SMTP_URL_FILE }).SMTP_URL).toBe('smtps://user:pass word@mail.example.com')
  expect(parseEnv({ SMTP_URL_FILE, SMTP_URL: '' }).SMTP_URL).toBe('smtps://user:pass word@mail.example.com')
  expect(parseEnv({ PORT_FILE: secret('8081') }).PORT).toBe(8081)
})

test('rejects a variable given twice and a missing file, along with everything else that is wrong', () => {
  const both = { CONTACT_LIMIT: '5', CONTACT_LIMIT_FILE: secret('6') }
  expect(() => parseEnv({ ...both, SMTP_URL_FILE: join(folder, 'none'), PORT: 'http' })).toThrow(
    /SMTP_URL_FILE: cannot read it .*none.*\n.*CONTACT_LIMIT_FILE: give this or CONTACT_LIMIT, and not both\n.*PORT: give a port number/,
  )
})

test('a database password may contain any character', () => {
  const DATABASE_PASSWORD = 'p/ä#%2F?@: x'
  const { DATABASE_URL } = parseEnv({ DATABASE_URL: 'postgres://larkway@database:5433/larkway', DATABASE_PASSWORD })
  const { password, username, host, pathname } = new URL(DATABASE_URL ?? '')
  expect([username, decodeURIComponent(password), host, pathname]).toEqual([
    'larkway',
    DATABASE_PASSWORD,
    'database:5433',
    '/larkway',
  ])
  expect(() => parseEnv({ DATABASE_PASSWORD })).toThrow(/DATABASE_PASSWORD: give DATABASE_URL too/)
})

test.each(['LEADS_WEBHOOK_SECRET', 'ALERT_WEBHOOK_SECRET'])(
  'if %s starts with whsec_, base64 of 24 bytes or more must follow',
  (name) => {
    const good = `whsec_${Buffer.alloc(24, 'k').toString('base64')}`
    expect(parseEnv({ [name]: good })).toMatchObject({ [name]: good })
    expect(parseEnv({ [name]: 'sixteen letters!' })).toMatchObject({ [name]: 'sixteen letters!' })
    for (const key of ['!!!!!!!!!!', Buffer.alloc(23, 'k').toString('base64'), `${'k'.repeat(40)} `]) {
      expect(() => parseEnv({ [name]: `whsec_${key}` })).toThrow(new RegExp(`${name}: after whsec_ give base64`))
    }
  },
)
