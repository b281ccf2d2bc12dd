/** @module-tag long */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { featuredIds } from '../../src/content/dealer/facts/featured.facts.ts'
import { towns } from '../../src/content/dealer/facts/towns.facts.ts'
import { usd } from '../../src/content/format/money.ts'
import { findMakerPage } from '../../src/domain/catalogue/find-model.ts'
import { getPage, jsonLd } from '../support/html.ts'
import { type Larkway, larkwayAt } from '../support/larkway.ts'
import { type Site, startSite } from '../support/running-site.ts'
import { sampleVehicle } from '../support/sample-vehicle.ts'

const denago = findMakerPage('denago')
const evolution = findMakerPage('evolution')
const [, featured = ''] = featuredIds

let site: Site
let larkway: Larkway
beforeAll(async () => {
  site = await startSite()
  larkway = larkwayAt({ DATA_DIR: site.dataDir, DATABASE_URL: '' })
  // These requests cache the pages with the old price.
  for (const path of ['/', '/denago', '/evolution', '/inventory']) await getPage(site.url + path)
})
afterAll(() => site.remove())

const prices = z.array(z.object({ id: z.string(), price: z.number().optional() }))

const staff = async (...words: string[]) => {
  const { code, err } = await larkway('inventory', ...words)
  expect({ code, err }).toEqual({ code: 0, err: '' })
}

/** Returns the price on the card whose heading has the vehicle's name. */
const cardPrice = async (path: string, card: string, name: string): Promise<string | undefined> =>
  (await getPage(site.url + path)).document
    .querySelectorAll(card)
    .find((each) => each.querySelector('h3')?.text.trim() === name)
    ?.querySelector('.price')?.text

const priceAt: Record<string, (id: string, name: string) => Promise<string | undefined>> = {
  'the home page': (_id, name) => cardPrice('/', '.featured .card', name),
  '/denago': (_id, name) => cardPrice('/denago', '.models > li', name),
  '/evolution': (_id, name) => cardPrice('/evolution', '.models > li', name),
  'its own page': async (id) =>
    (await getPage(`${site.url}/vehicle/${id}`)).document.querySelector('.vehicle__price')?.text,
  'its page under its other address': async (id) =>
    (await getPage(`${site.url}/vehicles/${id}`)).document.querySelector('.vehicle__price')?.text,
  'structured data': async (id) => {
    const [offer] = jsonLd(await getPage(`${site.url}/vehicle/${id}`)).flatMap((node) => {
      const result = z.object({ offers: z.object({ price: z.number() }) }).safeParse(node)
      return result.success ? [result.data.offers.price] : []
    })
    return formatted(offer)
  },
  'the list of the API': async (id) => {
    const listed = prices.parse(await (await fetch(`${site.url}/api/vehicles`)).json())
    return formatted(listed.find((vehicle) => vehicle.id === id)?.price)
  },
  'the API': async (id) =>
    formatted(prices.element.parse(await (await fetch(`${site.url}/api/vehicles/${id}`)).json()).price),
  'what browsers ask of models': async (id) => formatted((await modelsOf(id))[id]?.vehicle?.price),
  'a town page': async (id) => {
    for (const { slug } of towns) {
      const { document } = await getPage(`${site.url}/towns/${slug}`)
      const cart = document
        .querySelectorAll('.popular-carts > li')
        .find((each) => each.querySelector(`a[href="/vehicles/${id}"]`))
      if (cart) return cart.querySelector('.price')?.text.replace('Starting at ', '')
    }
    return undefined
  },
}

const modelStocks = z.object({
  models: z.record(z.string(), z.looseObject({ vehicle: z.looseObject({ price: z.number() }).optional() })),
})
const modelsOf = async (id: string) =>
  modelStocks.parse(await (await fetch(`${site.url}/api/models/${id.split('-', 1)[0]}`)).json()).models

const formatted = (price: number | undefined): string | undefined => (price === undefined ? undefined : usd(price))

const everywhere = [
  'its own page',
  'its page under its other address',
  'structured data',
  'the list of the API',
  'the API',
  'what browsers ask of models',
  'a town page',
]

test.each([
  { where: ['/denago'], id: denago.models[1]?.id ?? '', name: denago.models[1]?.name ?? '' },
  { where: ['/evolution'], id: evolution.models[0]?.id ?? '', name: evolution.models[0]?.name ?? '' },
  { where: ['the home page'], id: featured, name: sampleVehicle(featured).name },
])('a new price of a cart on $where.0 appears on every page and in the API', async ({ where, id, name }) => {
  const price = usd((sampleVehicle(id).price ?? 0) - 500)
  await staff('edit', id, '--price', price)
  for (const place of [...where, ...everywhere])
    await expect.poll(() => priceAt[place]?.(id, name), { message: place }).toBe(price)
})

test('a model has the price of the vehicle whose alias is its id, whether in stock or not', async () => {
  const [, , model] = denago.models
  if (!model) throw new Error('the content has no such model')
  const { id, name } = model
  await staff('remove', id, '--yes')
  await staff(
    'add',
    '--id',
    'unit-7',
    '--alias',
    id,
    '--name',
    name,
    '--brand',
    'Denago',
    '--category',
    'Nomad',
    '--price',
    '7123',
  )
  await expect.poll(() => cardPrice('/denago', '.models > li', name)).toBe('$7,123')
  expect((await fetch(`${site.url}/vehicles/${model.linkName}`)).status).toBe(200)
  await staff('edit', 'unit-7', '--in-stock', 'no', '--price', '7456')
  await expect.poll(() => cardPrice('/denago', '.models > li', name)).toBe('$7,456')
})

test('a model that is not in stock starts at its list price; units of one model are counted', async () => {
  const [, , , rover, roverXl] = denago.models
  if (!rover || !roverXl) throw new Error('the content has no such model')
  await staff('remove', rover.id, '--yes')
  await staff(
    'add',
    '--id',
    'second-unit',
    '--name',
    roverXl.name,
    '--brand',
    'Denago',
    '--category',
    'Rover',
    '--price',
    '9000',
  )
  await expect.poll(() => cardPrice('/denago', '.models > li', rover.name)).toBe(`Starting at ${usd(rover.listPrice)}`)
  await expect
    .poll(() => modelsOf(roverXl.id))
    .toMatchObject({
      [rover.id]: { kind: 'none' },
      [roverXl.id]: { kind: 'in stock', vehicle: { id: roverXl.id }, count: 2 },
    })
})
