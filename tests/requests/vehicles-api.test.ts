import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { sampleInventory } from '../../src/domain/catalogue/sample-stock.ts'
import { vehicle } from '../../src/domain/catalogue/vehicle-fields.ts'
import { type Site, startSite } from '../support/running-site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.remove())

const get = (path: string, init?: RequestInit) => fetch(site.url + path, init)

test('GET /api/vehicles returns an array of vehicles as in product.md 3.1', async () => {
  const response = await get('/api/vehicles')
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/json')
  const body = z.array(vehicle.strict()).parse(await response.json())
  expect(body).toHaveLength(sampleInventory.length)
})

test('finds a vehicle by id and by each alias, without returning aliases', async () => {
  for (const name of ['evolution-d6-max-xt4', 'd6-max-xt4', '66a1f4c2e8b09d3571c4ae20', 'rover-xl6']) {
    const response = await get(`/api/vehicles/${name}`)
    expect(response.status).toBe(200)
    expect(vehicle.strict().parse(await response.json()).name).toMatch(/D6 MAX XT4|Rover XL6/)
  }
})

test('answers an unknown vehicle with 404 and a message', async () => {
  for (const name of ['nope', 'x'.repeat(500), '%F0%9F%9B%BA', "'--"]) {
    const response = await get(`/api/vehicles/${name}`)
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({ error: 'Vehicle not found' })
  }
})

test.each(['/api/vehicles', '/api/vehicles/denago-city'])(
  '%s has an ETag, and answers 304 to a client that sends it',
  async (path) => {
    const first = await get(path)
    const etag = first.headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[\w-]+"$/)
    const again = await get(path, { headers: { 'if-none-match': etag } })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
    expect((await get(path, { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
  },
)

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
  '%s /api/vehicles answers 405 and lists the allowed methods',
  async (method) => {
    for (const path of ['/api/vehicles', '/api/vehicles/denago-city']) {
      const response = await get(path, { method })
      expect(response.status).toBe(405)
      expect(response.headers.get('allow')).toBe('GET, HEAD')
      expect(
        z
          .object({ error: z.string().regex(/\.$/) })
          .strict()
          .parse(await response.json()),
      ).toBeTruthy()
    }
  },
)

test('HEAD returns the ETag of GET and no body', async () => {
  const [head, full] = [await get('/api/vehicles', { method: 'HEAD' }), await get('/api/vehicles')]
  expect(head.status).toBe(200)
  expect(await head.text()).toBe('')
  expect(head.headers.get('etag')).toBe(full.headers.get('etag'))
})

test.each(['br', 'gzip', 'identity'])('returns the list with the encoding %s', async (encoding) => {
  const response = await get('/api/vehicles', { headers: { 'accept-encoding': encoding } })
  expect(response.headers.get('content-encoding') ?? 'identity').toBe(encoding)
  expect(await response.json()).toHaveLength(sampleInventory.length)
})

test('answers an unknown API path with 404 as JSON', async () => {
  const response = await get('/api/nothing')
  expect(response.status).toBe(404)
  expect(response.headers.get('content-type')).toBe('application/json')
})
