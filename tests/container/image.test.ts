import { execFileSync, spawn } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { goodMessage, postMessage } from '../support/messages.ts'
import { type Container, type Image, newVolume, openImage, startContainer, type Volume } from './running-container.ts'

const MAX_MEGABYTES = 450

let image: Image
beforeAll(() => {
  image = openImage(process.env.LARKWAY_IMAGE ?? '')
})
afterAll(() => image.remove())

let volume: Volume
let started: Container[]
beforeEach(async () => {
  volume = await newVolume()
  started = []
})
afterEach(async () => {
  for (const container of started) await container.kill()
  await volume.remove()
})
async function start(env: Record<string, string> = {}): Promise<Container> {
  const container = await startContainer(image, volume.path, env)
  started.push(container)
  return container
}
const healthcheck = async (container: Container) => {
  const [kind, ...command] = image.config.Healthcheck.Test
  expect(kind).toBe('CMD')
  return (await container.exec(...command)).code
}
const untilHealthy = (container: Container) => expect.poll(() => healthcheck(container)).toBe(0)

test('the image is under 450 MB, and has no build tools, tests, picture sources or second Node', () => {
  const megabytes = Number.parseInt(execFileSync('du', ['-sm', image.root], { encoding: 'utf8' }), 10)
  console.log(`the image has ${megabytes} MB`)
  expect(megabytes).toBeLessThan(MAX_MEGABYTES)
  const absent = ['node', 'vite', 'typescript', '@biomejs', 'playwright-core', 'vitest', 'lightningcss']
  for (const name of absent) expect(existsSync(join(image.root, 'site/node_modules', name)), name).toBe(false)
  for (const name of ['tests', 'bench', 'imagery', '.git', 'data', '.env']) {
    expect(existsSync(join(image.root, 'site', name)), name).toBe(false)
  }
  expect(existsSync(join(image.root, 'packed'))).toBe(false)
})

test('the site’s user owns nothing but /data, which is closed to others', () => {
  expect(image.config.User).toBe('node')
  expect(image.config.Volumes).toEqual({ '/data': {} })
  expect(image.config.Healthcheck.StartPeriod).toBeGreaterThan(0)
  const owned = execFileSync('find', [
    join(image.root, 'site'),
    '!',
    '-uid',
    '0',
    '-o',
    '-perm',
    '/022',
    '!',
    '-type',
    'l',
  ])
  expect(owned.toString()).toBe('')
  const data = statSync(join(image.root, 'data'))
  expect([data.uid, data.mode & 0o777]).toEqual([1000, 0o700])
})

test('process 1 is Node itself, without privileges, and everything works on a read-only root', async () => {
  const container = await start()
  await untilHealthy(container)
  expect(await container.status('NSpid')).toMatch(/\s1$/)
  expect(await container.status('Name')).toMatch(/node|MainThread/)
  expect(await container.status('Uid')).toBe('1000\t1000\t1000\t1000')
  expect(await container.status('CapBnd')).toMatch(/^0+$/)
  expect((await container.exec('touch', '/site/x')).code).toBe(1)

  const vehicle = await (await fetch(`${container.url}/vehicle/denago-city`)).text()
  const [address = ''] = /\/pictures\/denago-city[^"\s]+\.webp/.exec(vehicle) ?? []
  expect((await fetch(container.url + address)).headers.get('content-type')).toBe('image/webp')
  for (const path of [
    '/',
    '/inventory',
    '/rentals/millville',
    '/policies/return-policy',
    '/sitemap.xml',
    '/feeds/inventory.csv',
  ]) {
    expect((await fetch(container.url + path)).status, path).toBe(200)
  }
  // The command resizes a picture with sharp and writes it to /data.
  const picture = '/site/dist/site/client/og/about.jpg'
  const facts = [
    '--name',
    'Trial Cart',
    '--brand',
    'Denago',
    '--category',
    'City',
    '--price',
    '9000',
    '--image',
    picture,
  ]
  const added = await container.exec('larkway', 'inventory', 'add', ...facts)
  expect(added.code, added.output).toBe(0)
  const doctor = await container.exec('larkway', 'doctor', '--json')
  expect(JSON.parse(doctor.output)).toMatchObject({ ok: true })
  expect(container.log()).not.toContain('"level":50')
})

test('messages outlive the container, and SIGTERM and SIGINT both shut it down cleanly', async () => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    const container = await start()
    await untilHealthy(container)
    expect((await postMessage(container, { ...goodMessage, message: `Before ${signal}.` })).status).toBe(201)
    container.signal(signal)
    expect(await container.ended).toBe(0)
  }
  const next = await start()
  await untilHealthy(next)
  const leads: { message: string }[] = JSON.parse((await next.exec('larkway', 'leads', 'list', '--json')).output)
  expect(leads.map(({ message }) => message).sort()).toEqual(['Before SIGINT.', 'Before SIGTERM.'])
})

test('a signal during database preparation stops it, and the next start completes it', async () => {
  const container = await start()
  await expect.poll(() => container.log()).toContain('database: applied')
  container.signal('SIGTERM')
  expect(await container.ended).toBe(0)
  await untilHealthy(await start())
})

test('does not start if the file with a secret is missing', async () => {
  const container = await start({ SMTP_URL_FILE: '/run/secrets/none' })
  expect(await container.ended).toBe(1)
  expect(container.log()).toContain('SMTP_URL_FILE: cannot read it')
})

test('passes the contact journey in a browser', async () => {
  const container = await start({ CONTACT_LIMIT: '100000' })
  await untilHealthy(container)
  const playwright = spawn(process.execPath, ['node_modules/.bin/playwright', 'test', 'tests/e2e/contact.spec.ts'], {
    env: { ...process.env, LARKWAY_TEST_URL: container.url, LARKWAY_TEST_DATA: volume.path },
    stdio: 'inherit',
  })
  expect(await new Promise((resolve) => playwright.once('exit', resolve))).toBe(0)
})
