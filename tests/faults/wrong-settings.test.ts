/** @module-tag long */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPostgres, type TestPostgres } from '../support/databases.ts'
import { larkwayAt } from '../support/larkway.ts'
import { runScript } from '../support/running-site.ts'

let postgres: TestPostgres
let DATA_DIR: string
beforeAll(async () => {
  postgres = await startPostgres()
  DATA_DIR = await mkdtemp(join(tmpdir(), 'larkway-settings-'))
})
afterAll(async () => {
  await postgres.stop()
  await rm(DATA_DIR, { recursive: true })
})

const changed = (change: (url: URL) => void): string => {
  const url = new URL(postgres.url)
  change(url)
  return url.href
}

const settings: [what: string, url: () => string, says: RegExp][] = [
  [
    'a port where nothing listens',
    () => changed((url) => Object.assign(url, { port: '1' })),
    /Nothing accepts connections at 127\.0\.0\.1:1\. Check that PostgreSQL is running/,
  ],
  [
    'a host that does not exist',
    () => changed((url) => Object.assign(url, { hostname: 'database.invalid' })),
    /(There is no host named|The name of) database\.invalid/,
  ],
  [
    'a wrong password',
    () => changed((url) => Object.assign(url, { password: 'hunter2' })),
    /refuses the user or password\. Check both in DATABASE_URL/,
  ],
  [
    'a database that does not exist',
    () => changed((url) => Object.assign(url, { pathname: '/other' })),
    /The database does not exist .*createdb/,
  ],
  [
    'encryption that the server does not offer',
    () => changed((url) => Object.assign(url, { search: '?sslmode=require' })),
    /does not support SSL\. Leave sslmode out/,
  ],
  [
    'a missing certificate file',
    () => changed((url) => Object.assign(url, { search: '?sslrootcert=/nowhere/ca.pem' })),
    /\/nowhere\/ca\.pem/,
  ],
  ['a slash in the password', () => 'postgres://larkway:hun/ter2@127.0.0.1/larkway', /DATABASE_URL: .*Write \/ as %2F/],
  ['a hash in the password', () => 'postgres://larkway:12#hunter2@127.0.0.1/larkway', /DATABASE_URL: .*# as %23/],
  ['a percent sign in the password', () => 'postgres://larkway:hunter2%@127.0.0.1/larkway', /DATABASE_URL: .*% as %25/],
  ['a missing host', () => 'postgres:///larkway', /DATABASE_URL: give the host/],
]

test.each(settings)('the site and the command line explain in plain words %s', async (_what, url, says) => {
  const env = { DATA_DIR, DATABASE_URL: url() }
  const site = await runScript('bin/prepare-and-serve.ts', env)
  const { code, out, err } = await larkwayAt(env)('leads', 'list')
  for (const ended of [site, { code, output: out + err }]) {
    expect(ended.output.replaceAll(/\s+/g, ' ')).toMatch(says)
    expect(ended.code).toBe(1)
    expect(ended.output).not.toMatch(/^ +at /m)
    expect(ended.output).not.toMatch(/hunter2|hun.ter2|Warning/)
  }
  expect(site.output.match(/^larkway: /gm)).toHaveLength(1)
})

test('the site and a command that writes explain a standby in plain words', async () => {
  const standby = changed((url) => Object.assign(url, { search: '?options=-c%20default_transaction_read_only=on' }))
  const env = { DATA_DIR, DATABASE_URL: standby }
  const site = await runScript('bin/prepare-and-serve.ts', env)
  const { code, out, err } = await larkwayAt(env)('db', 'migrate')
  for (const ended of [site, { code, output: out + err }]) {
    expect(ended.output.replaceAll(/\s+/g, ' ')).toMatch(/takes no writes\. It is a standby/)
    expect(ended.code).toBe(1)
  }
})
