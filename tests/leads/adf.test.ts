import { SaxesParser } from 'saxes'
import { expect, test } from 'vitest'
import { business } from '../../src/content/dealer/facts/business.facts.ts'
import { adfXml } from '../../src/domain/leads/channels/adf.ts'
import { type Lead, noOrigin, UNKNOWN_VEHICLE } from '../../src/domain/leads/lead.ts'
import { leadVehicle } from '../support/carts.ts'

/** Content models of the ADF 1.0 DTD, in DTD notation. */
const contents: Record<string, string> = {
  adf: 'prospect+',
  prospect: 'id*, requestdate, vehicle+, customer, vendor, provider?',
  vehicle:
    'id*, year, make, model, vin?, stock?, trim?, doors?, bodystyle?, transmission?, odometer?, condition?, colorcombination*, imagetag?, price?, pricecomments?, option*, finance?, comments?',
  customer: 'contact, id*, timeframe?, comments?',
  vendor: 'id*, vendorname, url?, contact',
  provider: 'id*, name, service?, url?, email?, phone?, contact?',
  contact: 'name+, ((email | phone+) | (email, phone+)), address?',
}
const attributes: Record<string, Record<string, RegExp>> = {
  prospect: { status: /^(new|resend)$/ },
  id: { sequence: /./, source: /./ },
  vehicle: { interest: /^(buy|lease|sell|trade-in|test-drive)$/, status: /^(new|used)$/ },
  name: { part: /^(surname|first|middle|last|full)$/, type: /^(business|individual)$/ },
  phone: { type: /^(voice|fax|cellphone|pager)$/ },
  price: { type: /^(quote|offer|msrp|invoice|call|appraisal|asking)$/, currency: /^[A-Z]{3}$/ },
}
const leaves = ['id', 'requestdate', 'year', 'make', 'model', 'stock', 'price', 'comments', 'name', 'email', 'phone']
const texts = [...leaves, 'vendorname', 'url', 'service', 'vin']

type Element = { name: string; attributes: Record<string, string>; children: Element[]; text: string }

/** Parses strictly: throws unless the XML is well-formed. */
function parse(xml: string): Element {
  const top: Element = { name: '', attributes: {}, children: [], text: '' }
  const open = [top]
  const parser = new SaxesParser()
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name, attributes: attributesByName }) => {
    const element = { name, attributes: { ...attributesByName }, children: [], text: '' }
    open.at(-1)?.children.push(element)
    open.push(element)
  })
  parser.on('text', (text) => {
    const element = open.at(-1)
    if (element) element.text += text
  })
  parser.on('closetag', () => open.pop())
  parser.write(xml).close()
  const [root] = top.children
  if (!root) throw new Error('no element')
  return root
}

/** Turns a content model such as `id*, year` into a regular expression over `id;year;`. */
const asExpression = (model: string): RegExp =>
  new RegExp(`^${model.replaceAll(/[a-z]+/g, '(?:$&;)').replaceAll(/[,\s]/g, '')}$`)

function check(element: Element): void {
  for (const [name, value] of Object.entries(element.attributes)) {
    expect(value, `${element.name}@${name}`).toMatch(attributes[element.name]?.[name] ?? /not in the DTD/)
  }
  const model = contents[element.name]
  if (model) {
    const inside = element.children.map(({ name }) => `${name};`).join('')
    expect(inside, element.name).toMatch(asExpression(model))
    expect(element.text.trim()).toBe('')
  } else {
    expect(texts).toContain(element.name)
    expect(element.children).toEqual([])
  }
  element.children.forEach(check)
}

const find = (element: Element, path: string): Element[] =>
  path
    .split('/')
    .reduce<Element[]>(
      (from, name) => from.flatMap(({ children }) => children.filter((child) => child.name === name)),
      [element],
    )
const textOf = (element: Element, path: string) => find(element, path).map(({ text }) => text)

const lead: Lead = {
  id: '01900000-0000-7000-8000-000000000001',
  receivedAt: '2026-05-01T12:00:00.123Z',
  interest: 'sales',
  firstName: 'Zoë',
  lastName: 'Moss & Daughter',
  email: 'zoe@example.com',
  phone: '856-555-0100',
  message: 'Is the <red> one ]]> still there? 🛺\nSecond line.',
  spamReason: '',
  ...noOrigin,
}
const vehicle = leadVehicle
const about = (more: Partial<Lead>): Lead => ({ ...lead, vehicle, ...more })
const site = 'https://www.larkway.example'

test('a message about a vehicle becomes a prospect that the DTD allows, filled from stored fields', () => {
  const xml = adfXml(about({}), site)
  expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\s*<\?adf version="1.0"\?>\s*<adf>/)
  const adf = parse(xml)
  check(adf)
  expect(textOf(adf, 'prospect/id')).toEqual([lead.id])
  expect(textOf(adf, 'prospect/requestdate')).toEqual(['2026-05-01T12:00:00+00:00'])
  const [element] = find(adf, 'prospect/vehicle')
  expect(element?.attributes).toEqual({ interest: 'buy', status: 'used' })
  expect(element?.children.map(({ name, text }) => [name, text])).toEqual([
    ['id', 'used-102'],
    ['year', '2022'],
    ['make', 'Club Car'],
    ['model', 'Onward'],
    ['vin', '5BZ00000000000102'],
    ['stock', 'U-102'],
    ['price', '9995'],
    ['comments', `Club Car Onward, in stock: ${site}/vehicle/used-102`],
  ])
  const names = find(adf, 'prospect/customer/contact/name').map(({ attributes: { part }, text }) => [part, text])
  expect(names).toEqual([
    ['first', 'Zoë'],
    ['last', 'Moss & Daughter'],
  ])
  expect(textOf(adf, 'prospect/customer/contact/email')).toEqual([lead.email])
  expect(textOf(adf, 'prospect/customer/contact/phone')).toEqual([lead.phone])
  expect(textOf(adf, 'prospect/customer/comments')).toEqual([`Sales: ${lead.message}`])
  expect(textOf(adf, 'prospect/vendor/vendorname')).toEqual([business.name])
  expect(textOf(adf, 'prospect/provider/service')).toEqual(['Sales'])
})

test.each([
  ['2022 Club Car Onward', 'Onward'],
  ['CLUB CAR Onward 4', 'Onward 4'],
  ['Club Car 2022 Onward', 'Onward'],
  ['Clubman Cargo', 'Clubman Cargo'],
  ['2022 Club Car', '2022 Club Car'],
])('an in-stock cart named %j has the model %j', (name, model) => {
  const adf = parse(adfXml(about({ vehicle: { ...vehicle, name } }), site))
  expect(textOf(adf, 'prospect/vehicle/model')).toEqual([model])
})

test('a message without a vehicle is still a complete prospect, whatever its text mentions', () => {
  const adf = parse(adfXml({ ...lead, interest: 'parts', message: 'A belt for a Denago Nomad.' }, site))
  check(adf)
  expect(find(adf, 'prospect/vehicle')[0]?.attributes).toEqual({ interest: 'buy', status: 'new' })
  expect(textOf(adf, 'prospect/vehicle/make')).toEqual(['Unspecified'])
  expect(textOf(adf, 'prospect/customer/comments')).toEqual(['Parts: A belt for a Denago Nomad.'])
})

test('an unknown vehicle has only the id that came with the message', () => {
  const unknown = { ...vehicle, id: 'used-999', name: UNKNOWN_VEHICLE, brand: '', year: '', price: null, vin: '' }
  const adf = parse(adfXml(about({ vehicle: unknown }), site))
  check(adf)
  expect(textOf(adf, 'prospect/vehicle/model')).toEqual(['Unspecified'])
  expect(textOf(adf, 'prospect/customer/comments')[0]).toContain('unknown cart used-999')
})

test('a vehicle without a stock number, year or price is identified by its id', () => {
  const adf = parse(adfXml(about({ vehicle: { ...vehicle, stockNumber: '', vin: '', year: '', price: null } }), site))
  check(adf)
  expect(textOf(adf, 'prospect/vehicle/stock')).toEqual(['used-102'])
  expect(find(adf, 'prospect/vehicle/price')).toEqual([])
})

test('adds topic, town and page below the visitor’s words', () => {
  const adf = parse(adfXml(about({ topic: 'trade-in', town: 'millville', page: '/towns/millville' }), site))
  expect(textOf(adf, 'prospect/customer/comments')).toEqual([
    `Sales: ${lead.message}\n\nTopic: Trade-in\nTown: Millville\nSent from: ${site}/towns/millville`,
  ])
})

test.each([
  ['by its topic', { topic: 'test-drive' }],
  ['by its wording', { message: 'Can I book a test drive on Friday?' }],
])('recognizes a test-drive request %s', (_how, more) => {
  const adf = parse(adfXml(about(more), site))
  expect(find(adf, 'prospect/vehicle')[0]?.attributes.interest).toBe('test-drive')
})

test('drops characters that XML does not allow, and keeps the rest', () => {
  const adf = parse(adfXml({ ...lead, message: 'bell \u0007, end \uFFFF and \uFFFE' }, site))
  check(adf)
  expect(textOf(adf, 'prospect/customer/comments')).toEqual(['Sales: bell , end  and '])
})

test('the DTD check in these tests rejects elements in the wrong order', () => {
  const xml = adfXml(about({}), site)
  const swapped = xml.replace(/(<make>.*<\/make>)(\s*)(<model>.*<\/model>)/, '$3$2$1')
  expect(swapped).not.toBe(xml)
  expect(() => check(parse(swapped))).toThrow()
})
