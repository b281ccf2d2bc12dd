import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { connect, type Socket } from 'node:net'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { pictureProblems } from '../../src/content/words/lead-pictures.words.ts'
import { goodMessage, storedMessages } from '../support/messages.ts'
import { hostilePictures, phonePhoto } from '../support/photos.ts'
import { type Site, startSite } from '../support/running-site.ts'

type Upload = { name: string; content: BlobPart }
type Answer = { status: number | undefined; location: string | undefined; body: string }

let site: Site
beforeAll(async () => {
  site = await startSite({ LOG_LEVEL: 'info' })
})
afterAll(() => site.remove())

async function encoded(message: string, pictures: readonly Upload[]) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...goodMessage, message, elapsedMs: '60000' })) form.append(name, value)
  for (const { name, content } of pictures) form.append('pictures', new Blob([content]), name)
  const response = new Response(form)
  const body = Buffer.from(await response.arrayBuffer())
  return { type: response.headers.get('content-type') ?? '', body }
}

/** All of 127.0.0.0/8 is this machine, and the site treats each address as a separate client. */
async function post(localAddress: string, message: string, pictures: readonly Upload[]): Promise<Answer> {
  const { type, body } = await encoded(message, pictures)
  const headers = { 'content-type': type, 'content-length': body.length }
  const outgoing = request(`${site.url}/contact`, { method: 'POST', localAddress, agent: false, headers }).end(body)
  const [response] = await once(outgoing, 'response')
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk)
  return { status: response.statusCode, location: response.headers.location, body: Buffer.concat(chunks).toString() }
}

const messages = () => storedMessages(site).map(({ message }) => String(message))
const jpeg = async (): Promise<Upload> => ({ name: 'cart.jpg', content: await phonePhoto() })

test('stores a message with a small picture that a decoder may need a gigabyte for, and uses little memory', async () => {
  const hostile = await hostilePictures()
  for (const [name, content] of Object.entries(hostile)) {
    const answer = await post('127.0.0.2', `Hostile: ${name}`, [{ name, content }, await jpeg()])
    // A lossless WebP needs little memory to decode, since it is scaled down while it is read.
    const isTaken = name === 'lossless.webp'
    expect([name, answer.status]).toEqual([name, 303])
    if (isTaken) expect(answer.location).toBe('/thank-you')
    else expect(answer.location).toMatch(/^\/thank-you\?missing=1-(?:pixels|unreadable)$/)
    expect(messages()).toContain(`Hostile: ${name}`)
  }
  const [, peak = ''] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${site.process.pid}/status`, 'utf8')) ?? []
  expect(Number(peak) / 1024).toBeLessThan(400)
})

test.each<[what: string, make: () => Promise<Buffer>, size: [number, number]]>([
  ['48 megapixels', () => phonePhoto({ width: 8064, height: 6048 }), [1500, 2000]],
  ['200 megapixels', () => phonePhoto({ width: 16_320, height: 12_240 }), [1500, 2000]],
  [
    '24 megapixels, progressive',
    () =>
      sharp({ create: { width: 5657, height: 4243, channels: 3, background: '#567' } })
        .jpeg({ progressive: true })
        .toBuffer(),
    [2000, 1500],
  ],
])('accepts a message with a photo (%s)', async (what, make, [width, height]) => {
  const content = Uint8Array.from(await make())
  const answer = await post('127.0.0.3', `Large: ${what}`, [{ name: 'large.jpg', content }])
  expect([answer.status, answer.location]).toEqual([303, '/thank-you'])
  const { openSqlite } = await import('../../src/server/database/sqlite.server.ts')
  const { sqliteFile } = await import('../../src/server/database/database.server.ts')
  const database = openSqlite(sqliteFile({ DATA_DIR: site.dataDir }))
  const rows = database
    .prepare('select width, height from lead_pictures join contact_messages m on m.id = message_id where message = ?')
    .all(`Large: ${what}`)
  database.close()
  expect(rows).toEqual([{ width, height }])
})

test('a client with many slow pictures does not keep others waiting, and gets an answer to each form', async () => {
  // The picture is small enough to be accepted, so that it occupies the decoder.
  const slow = await sharp({
    create: { width: 3600, height: 3600, channels: 4, background: { r: 1, g: 2, b: 3, alpha: 0.5 } },
  })
    .png({ progressive: false })
    .toBuffer()
  const six = Array.from({ length: 6 }, (_, index) => ({ name: `${index}.png`, content: Uint8Array.from(slow) }))
  const answered: string[] = []
  const attack = Array.from({ length: 20 }, async (_, index) => {
    const answer = await post('127.0.0.4', `Attack number ${index}.`, six)
    answered.push(answer.status === 303 ? 'attacker' : 'refused')
    return answer
  })
  // All forms except those in progress are rejected at once, and keep their text.
  await expect.poll(() => answered.filter((what) => what === 'refused').length).toBe(18)
  const other = await post('127.0.0.5', 'Somebody else with a photo.', [await jpeg()])
  answered.push('other')
  expect([other.status, other.location]).toEqual([303, '/thank-you'])
  const all = await Promise.all(attack)
  expect(answered.indexOf('other')).toBeLessThan(answered.indexOf('attacker'))
  const rejections = all.filter(({ status }) => status === 429)
  expect(rejections).toHaveLength(18)
  for (const { body } of rejections) {
    expect(body).toContain(pictureProblems.underWay.slice(0, 20))
    expect(body).toContain('Attack number ')
  }
  // The two messages in progress are stored, each once.
  expect(messages().filter((message) => message.startsWith('Attack number '))).toHaveLength(2)
})

test('accepts a message while others fill the space for pictures, and says that its pictures are missing', async () => {
  const { type, body } = await encoded('Never finished.', [
    { name: 'noise.png', content: randomBytes(39 * 1024 * 1024) },
  ])
  const holding: Socket[] = []
  onTestFinished(() => {
    for (const socket of holding) socket.destroy()
  })
  async function hold() {
    const localAddress = `127.0.2.${holding.length + 1}`
    const socket = connect({ port: Number(new URL(site.url).port), host: '127.0.0.1', localAddress })
    holding.push(socket)
    socket.on('error', () => undefined)
    socket.write(`POST /contact HTTP/1.1\r\nhost: x\r\ncontent-type: ${type}\r\ncontent-length: ${body.length}\r\n\r\n`)
    await new Promise((resolve) => socket.write(body.subarray(0, body.length - 10), resolve))
  }
  const content = randomBytes(5 * 1024 * 1024)
  // Each request has a new client, since a single one might reach its own limit before the space for pictures is full.
  let requestCount = 0
  const filled = async () => {
    requestCount++
    return (
      await post(`127.0.1.${requestCount}`, `Is there room, question ${requestCount}?`, [{ name: 'a.jpg', content }])
    ).location
  }
  await expect
    .poll(async () => {
      // A small form that arrives before the site has read a held form can take its space, so another held form is needed.
      await hold()
      return filled()
    })
    .toBe('/thank-you?missing=busy')
  const text = await post('127.0.0.9', 'Text alone, in a form without scripts.', [])
  expect([text.status, text.location]).toEqual([303, '/thank-you'])
  // The space is free again once the held connections are closed.
  for (const socket of holding) socket.destroy()
  await expect.poll(filled).toBe('/thank-you?missing=1-unreadable')
  expect(messages()).not.toContain('Never finished.')
})

test('logs a request that the client closes before the response as closed', async () => {
  const { type, body } = await encoded('Closed too early.', [await jpeg()])
  const socket = connect({ port: Number(new URL(site.url).port), host: '127.0.0.1' })
  socket.write(`POST /contact HTTP/1.1\r\nhost: x\r\ncontent-type: ${type}\r\ncontent-length: ${body.length}\r\n\r\n`)
  await new Promise((resolve) => socket.write(body.subarray(0, body.length - 10), resolve))
  socket.destroy()
  await expect.poll(site.log).toContain('"path":"/contact","status":499')
})
